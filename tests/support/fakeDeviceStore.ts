/** Takes the place of idb-keyval: neither Node nor happy-dom has IndexedDB. */

type Store = Map<string, unknown>;

const stores = new Map<string, Store>();

export function createStore(database: string, name: string): Store {
  const key = `${database}/${name}`;
  const store = stores.get(key) ?? new Map<string, unknown>();
  stores.set(key, store);
  return store;
}

let isBroken = false;

/** From now on, nothing can be read. */
export function breakDevice(): void {
  isBroken = true;
}

export async function get(key: string, store: Store): Promise<unknown> {
  if (isBroken) throw new Error('The store is broken');
  return store.get(key);
}

export const set = async (key: string, value: unknown, store: Store) => void store.set(key, value);
export const del = async (key: string, store: Store) => void store.delete(key);
export const values = async (store: Store) => [...store.values()];
export const entries = async (store: Store) => [...store.entries()];
export const keys = async (store: Store) => [...store.keys()];

export function clearDevice(): void {
  isBroken = false;
  for (const store of stores.values()) store.clear();
}
