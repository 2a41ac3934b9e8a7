import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import { undefinedIfBlocked } from './undefinedIfBlocked';

let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore('second-gear', 'drafts');
  return opened;
}

/** Reads what this device keeps under the key. Values may contain files. */
export function readFromDevice<Value>(key: string): Promise<Value | undefined> {
  return undefinedIfBlocked(() => get<Value>(key, store()));
}

export async function keysOnDevice(): Promise<readonly string[]> {
  return (await undefinedIfBlocked(() => keys<string>(store()))) ?? [];
}

export async function storeOnDevice(key: string, value: unknown): Promise<void> {
  await undefinedIfBlocked(() => set(key, value, store()));
}

export async function deleteFromDevice(key: string): Promise<void> {
  await undefinedIfBlocked(() => del(key, store()));
}
