import { useSyncExternalStore } from 'react';

/** An overlay that any code can ask for, and that one component of the app shows. A later request replaces it. */
export interface Asked<Request> {
  /** null closes it. */
  readonly ask: (request: Request | null) => void;
  readonly read: () => Request | null;
  /** null: nothing is asked for. */
  readonly use: () => Request | null;
}

export function createAsked<Request>(): Asked<Request> {
  let asked: Request | null = null;
  const watchers = new Set<() => void>();
  const read = () => asked;

  function watch(onChange: () => void): () => void {
    watchers.add(onChange);
    return () => watchers.delete(onChange);
  }

  return {
    ask: (request) => {
      asked = request;
      for (const onChange of watchers) onChange();
    },
    read,
    use: () => useSyncExternalStore(watch, read, () => null),
  };
}
