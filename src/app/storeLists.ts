import type { InfiniteData, Query } from '@tanstack/react-query';
import type { Dealer } from '../dealers/dealer';
import { goneDealers, isPublicDealer, knownDealers } from '../dealers/dealers.queries';
import { coverOf, type Listing } from '../listings/listing';
import { approvedListings } from '../listings/listings.queries';
import { knownSince } from '../lists/knownPage';
import { offlineName } from '../lists/offlineLists.queries';
import { queryClient } from '../lists/queryClient';
import { isPublicList } from '../lists/queryKeys';
import { forgetOfflineDealers, storeOfflineList } from '../offline/offlineLists';
import { type KnownList, rememberKnownList } from '../shared/device/knownLists';
import type { Page } from '../shared/page';
import { serverDate } from '../shared/time/serverClock';

type Item = Listing | Dealer;

/** The most items of one list to store: three pages. */
const mostItems = 24;

/** Milliseconds to wait: a list and its dealers arrive one after the other, and are stored together. */
const pause = 1_000;

function dealersOf(items: readonly Item[]): readonly Dealer[] {
  const ids = new Set(items.flatMap((item) => ('sellerId' in item ? item.sellerId : [])));
  return knownDealers(ids);
}

function pagesOf({ state }: Query): readonly Page<Item>[] {
  return (state.data as InfiniteData<Page<Item>> | undefined)?.pages ?? [];
}

function itemsOf(list: Query): readonly Item[] {
  return pagesOf(list)
    .flatMap(({ items }) => items)
    .slice(0, mostItems);
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

/** Milliseconds: how long before an answer the server may have read, and how long a list is taken as known. */
const [longestAnswer, shortest, longest] = [60_000, 600_000, 43_200_000];

/**
 * A list is taken as known for as long as its newest listing was the newest. Where a listing is posted each minute, a visit
 * would find news nearly always, and would have asked in vain.
 */
function knownFor(from: number, newest: Date | null): KnownList {
  const quiet = from - (newest?.getTime() ?? from);
  return {
    since: new Date(from - longestAnswer + serverDate().getTime() - Date.now()).toISOString(),
    until: from + Math.min(Math.max(quiet, shortest), longest),
  };
}

/** The stored version of each list, by name: the time of the read, and the numbers of items and dealers. */
const storedVersions = new Map<string, string>();

async function storeNewLists(): Promise<void> {
  const gone = goneDealers();
  // Also from lists that are not in the cache.
  if (gone.size > 0) await forgetOfflineDealers(gone);
  const isThere = (item: Item) => !gone.has('sellerId' in item ? item.sellerId : item.id);
  for (const list of publicLists()) {
    const name = offlineName(list.queryKey);
    const [firstPage] = pagesOf(list);
    if (!firstPage) continue;
    const from = knownSince(firstPage) ?? list.state.dataUpdatedAt;
    const items = itemsOf(list).filter(isThere);
    const dealers = dealersOf(items);
    const version = `${from} ${items.length} ${dealers.length}`;
    if (storedVersions.get(name) === version) continue;
    storedVersions.set(name, version);
    const first = { items: firstPage.items.filter(isThere).length, next: firstPage.next };
    await storeOfflineList(name, { from, items, sellers: dealers, first });
    const [newest] = items;
    if (newest && 'sellerId' in newest && name === offlineName(approvedListings(newest.kind, 'newest').key)) {
      rememberKnownList(newest.kind, knownFor(from, newest.createdAt));
    }
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
