import { AppError } from '../domain/appError';
import { listLimit } from '../domain/limits';
import type { Seller } from '../domain/seller';
import { getSellers } from './sellers';

interface Waiting {
  readonly resolve: (seller: Seller | null) => void;
  readonly reject: (error: unknown) => void;
}

let waiting = new Map<string, Waiting[]>();

async function answer(batch: ReadonlyMap<string, readonly Waiting[]>, ids: readonly string[]): Promise<void> {
  const callers = (id: string) => batch.get(id) ?? [];
  try {
    const sellers = new Map((await getSellers(ids)).map((seller) => [seller.id, seller]));
    for (const id of ids) for (const { resolve } of callers(id)) resolve(sellers.get(id) ?? null);
  } catch (error) {
    for (const id of ids) for (const { reject } of callers(id)) reject(error);
  }
}

function send(): void {
  const batch = waiting;
  waiting = new Map();
  const ids = [...batch.keys()];
  for (let start = 0; start < ids.length; start += listLimit) void answer(batch, ids.slice(start, start + listLimit));
}

/**
 * One dealer, asked for together with all others that are asked for in the same moment: a page of cards costs one
 * request, not one per card. null: there is no such dealer.
 */
export function getSellerInBatch(id: string): Promise<Seller | null> {
  if (id === '') return Promise.reject(new AppError('missing'));
  // No document can have such an id; asked for, it would spoil the others' answer.
  if (id.includes('/')) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    if (waiting.size === 0) queueMicrotask(send);
    waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }]);
  });
}
