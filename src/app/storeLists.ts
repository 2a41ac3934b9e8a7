import type { InfiniteData, Query } from '@tanstack/react-query';
import type { Dealer } from '../dealers/dealer';
import { goneDealers, isPublicDealer, knownDealers } from '../dealers/dealers.queries';
import { coverOf, type Listing } from '../listings/listing';
import { offlineName } from '../lists/offlineLists.queries';
import { queryClient } from '../lists/queryClient';
import { isPublicList } from '../lists/queryKeys';
import { forgetOfflineDealers, storeOfflineList } from '../offline/offlineLists';
import type { Page } from '../shared/page';

type Item = Listing | Dealer;

/** The most items of one list to store: three pages. */
const mostItems = 24;

/** Milliseconds to wait: a list and its dealers arrive one after the other, and are stored together. */
const pause = 1_000;

function dealersOf(items: readonly Item[]): readonly Dealer[] {
  const ids = new Set(items.flatMap((item) => ('sellerId' in item ? item.sellerId : [])));
  return knownDealers(ids);
}

function itemsOf({ state }: Query): readonly Item[] {
  const data = state.data as InfiniteData<Page<Item>> | undefined;
  return (data?.pages ?? []).flatMap(({ items }) => items).slice(0, mostItems);
}

/** The picture on the card of the item. */
function pictureOf(item: Item): string | undefined {
  return 'sellerId' in item ? coverOf(item) : item.profilePic;
}

function publicLists(): readonly Query[] {
  const queries = queryClient.getQueryCache().getAll();
  return queries.filter(({ queryKey, state }) => isPublicList(queryKey) && state.data !== undefined);
}

/** The addresses of the pictures on the cards of all public lists read so far. */
export function publicPictures(): ReadonlySet<string> {
  return new Set(publicLists().flatMap((list) => itemsOf(list).flatMap((item) => pictureOf(item) || [])));
}

/** The stored version of each list, by name: the time of the read, and the numbers of items and dealers. */
const storedVersions = new Map<string, string>();

async function storeNewLists(): Promise<void> {
  const gone = goneDealers();
  // Also from lists that are not in the cache.
  if (gone.size > 0) await forgetOfflineDealers(gone);
  for (const list of publicLists()) {
    const name = offlineName(list.queryKey);
    const from = list.state.dataUpdatedAt;
    const items = itemsOf(list).filter((item) => !gone.has('sellerId' in item ? item.sellerId : item.id));
    const dealers = dealersOf(items);
    const version = `${from} ${items.length} ${dealers.length}`;
    if (storedVersions.get(name) === version) continue;
    storedVersions.set(name, version);
    await storeOfflineList(name, { from, items, sellers: dealers });
  }
}

/**
 * From now on, stores every public list as an offline list when it is read, with the dealers of its listings.
 *
 * @param onStored called each time that lists have been stored
 * @returns stops it
 */
export function storePublicLists(onStored: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void storeNewLists().then(onStored), pause);
  };
  schedule();
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    const isRead = event.type === 'updated' && event.action.type === 'success';
    const { queryKey } = event.query;
    if (isRead && (isPublicList(queryKey) || isPublicDealer(queryKey))) schedule();
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
