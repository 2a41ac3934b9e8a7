import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { orNothing } from './orNothing';

let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore('second-gear', 'drafts');
  return opened;
}

/** Reads what this device keeps under the key. Values may contain files. */
export function readKept<Value>(key: string): Promise<Value | undefined> {
  return orNothing(() => get<Value>(key, store()));
}

export async function readAllKept<Value>(): Promise<[key: string, value: Value][]> {
  return (await orNothing(() => entries<string, Value>(store()))) ?? [];
}

export async function keep(key: string, value: unknown): Promise<void> {
  await orNothing(() => set(key, value, store()));
}

export async function deleteKept(key: string): Promise<void> {
  await orNothing(() => del(key, store()));
}
