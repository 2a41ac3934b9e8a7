import { AppError } from './appError';
import { recordsPerRequest } from './limits';

interface Waiting<Item> {
  readonly resolve: (item: Item | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Combines reads of single records in the same tick into one request: a page of cards costs one request, not one for
 * each card.
 *
 * @param read gets at most 10 ids, and leaves out those that do not exist
 */
export function inBatches<Item>(
  read: (ids: readonly string[]) => Promise<readonly Item[]>,
  idOf: (item: Item) => string,
): (id: string) => Promise<Item | undefined> {
  let waiting = new Map<string, readonly Waiting<Item>[]>();

  async function answer(batch: typeof waiting, ids: readonly string[]): Promise<void> {
    const callers = (id: string) => batch.get(id) ?? [];
    try {
      const items = new Map((await read(ids)).map((item) => [idOf(item), item]));
      for (const id of ids) for (const { resolve } of callers(id)) resolve(items.get(id));
    } catch (error) {
      for (const id of ids) for (const { reject } of callers(id)) reject(error);
    }
  }

  function send(): void {
    const batch = waiting;
    waiting = new Map();
    const ids = [...batch.keys()];
    for (let start = 0; start < ids.length; start += recordsPerRequest) {
      void answer(batch, ids.slice(start, start + recordsPerRequest));
    }
  }

  return (id) => {
    if (id === '') return Promise.reject(new AppError('missing'));
    // Such an id cannot exist. In a request it would make the whole batch fail.
    if (id.includes('/')) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      if (waiting.size === 0) queueMicrotask(send);
      waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }]);
    });
  };
}
