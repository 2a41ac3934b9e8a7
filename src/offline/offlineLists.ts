import { createStore, del, entries, get, set, type UseStore, values } from 'idb-keyval';
import { undefinedIfBlocked } from '../shared/device/undefinedIfBlocked';
import type { Cursor } from '../shared/page';
import type { Uid } from '../shared/valueTypes';

/** A public list as this device keeps it, for visits without a network. */
export interface OfflineList<Item, Dealer extends Stored = Stored> {
  /** Milliseconds since 1970: when the list was read from the server. */
  readonly from: number;
  readonly items: readonly Item[];
  /** The dealers of the listings, as far as they were loaded. */
  readonly sellers: readonly Dealer[];
  /** The first page: how many of the items it had, and where the next page starts. null: an item of it was removed. */
  readonly first: { readonly items: number; readonly next: Cursor | null } | null;
}

/** A listing, or a dealer. */
interface Stored {
  readonly id: string;
  readonly sellerId?: Uid;
}

/** Milliseconds: thirty days. An older list is not shown. */
const longest = 2_592_000_000;

let opened: UseStore | undefined;

/** Change the name when the type of the records changes, so that lists of an older version are not read. */
export const listsDatabase = 'second-gear-lists-6';

function store(): UseStore {
  opened ??= createStore(listsDatabase, 'lists');
  return opened;
}

function isFresh({ from }: OfflineList<unknown>): boolean {
  return Date.now() - from < longest;
}

/** Replaces the list of that name. An empty list is deleted instead. */
export async function storeOfflineList<Item>(name: string, list: OfflineList<Item>): Promise<void> {
  await undefinedIfBlocked(() => (list.items.length > 0 ? set(name, list, store()) : del(name, store())));
}

/** null: there is none, or it is too old. */
export async function readOfflineList<Item>(name: string): Promise<OfflineList<Item> | null> {
  const list = await undefinedIfBlocked(() => get<OfflineList<Item>>(name, store()));
  return list && isFresh(list) ? list : null;
}

/** The dealers of all offline lists, by id. */
export async function readOfflineDealers<Dealer extends Stored>(): Promise<ReadonlyMap<string, Dealer>> {
  const lists = (await undefinedIfBlocked(() => values<OfflineList<unknown, Dealer>>(store()))) ?? [];
  return new Map(lists.filter(isFresh).flatMap(({ sellers }) => sellers.map((dealer) => [dealer.id, dealer])));
}

/** Removes dealers who are no longer public from all offline lists, with their listings. */
export async function forgetOfflineDealers(ids: ReadonlySet<string>): Promise<void> {
  const lists = await undefinedIfBlocked(() => entries<string, OfflineList<Stored>>(store()));
  for (const [name, list] of lists ?? []) {
    const items = list.items.filter(({ id, sellerId = id }) => !ids.has(sellerId));
    const dealers = list.sellers.filter(({ id }) => !ids.has(id));
    const isLess = items.length < list.items.length || dealers.length < list.sellers.length;
    if (isLess) await storeOfflineList(name, { ...list, items, sellers: dealers, first: null });
  }
}
