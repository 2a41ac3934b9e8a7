import { createStore, del, get, set, type UseStore, values } from 'idb-keyval';
import type { Seller } from '../domain/seller';
import { orNothing } from './orNothing';

/** A public list as this device keeps it, for when there is no network. */
export interface KeptList<Item> {
  /** Milliseconds since 1970: when the list came from the server. */
  readonly from: number;
  readonly items: readonly Item[];
  /** The dealers of its listings, as far as they were known. */
  readonly sellers: readonly Seller[];
}

/** Milliseconds: thirty days, after which a list says nothing any more. */
const longest = 2_592_000_000;

let opened: UseStore | undefined;

/** Another name when the records' types change: what older versions kept is not read. */
function store(): UseStore {
  opened ??= createStore('second-gear-lists-2', 'lists');
  return opened;
}

function isFresh({ from }: KeptList<unknown>): boolean {
  return Date.now() - from < longest;
}

/** Keeps the list in place of the one of that name before; an empty one is not kept. */
export async function keepList<Item>(name: string, list: KeptList<Item>): Promise<void> {
  await orNothing(() => (list.items.length > 0 ? set(name, list, store()) : del(name, store())));
}

/** null: there is none, or it is too old. */
export async function readKeptList<Item>(name: string): Promise<KeptList<Item> | null> {
  const list = await orNothing(() => get<KeptList<Item>>(name, store()));
  return list && isFresh(list) ? list : null;
}

/** The dealers of all kept lists, by their ids. */
export async function readKeptSellers(): Promise<ReadonlyMap<string, Seller>> {
  const lists = (await orNothing(() => values<KeptList<unknown>>(store()))) ?? [];
  return new Map(lists.filter(isFresh).flatMap(({ sellers }) => sellers.map((seller) => [seller.id, seller])));
}
