import type { InfiniteData, Query } from '@tanstack/react-query';
import type { Page } from '../../domain/page';
import type { Seller } from '../../domain/seller';
import type { Vehicle } from '../../domain/vehicle';
import { keepList } from '../../services/keptLists';
import { queryClient } from './queryClient';
import { isPublicList, queryKeys } from './queryKeys';
import { keptName } from './useKeptList';

type Item = Vehicle | Seller;

/** Of a list, as many as three pages have. */
const mostItems = 24;

/** Milliseconds: a list and its dealers come one after the other, and are kept together. */
const pause = 1_000;

function sellersOf(items: readonly Item[]): readonly Seller[] {
  const ids = new Set(items.flatMap((item) => ('sellerId' in item ? item.sellerId : [])));
  return [...ids].flatMap((id) => queryClient.getQueryData<Seller | null>(queryKeys.seller(id)) ?? []);
}

function itemsOf({ state }: Query): readonly Item[] {
  const data = state.data as InfiniteData<Page<Item>> | undefined;
  return (data?.pages ?? []).flatMap(({ items }) => items).slice(0, mostItems);
}

/** What a card of it shows. */
function pictureOf(item: Item): string | undefined {
  return 'sellerId' in item ? item.thumbnails[0] : item.profilePic;
}

function publicLists(): readonly Query[] {
  const queries = queryClient.getQueryCache().getAll();
  return queries.filter(({ queryKey, state }) => isPublicList(queryKey) && state.data !== undefined);
}

/** The addresses of the pictures on the cards of all public lists read so far. */
export function publicPictures(): ReadonlySet<string> {
  return new Set(publicLists().flatMap((list) => itemsOf(list).flatMap((item) => pictureOf(item) || [])));
}

/** What has been kept already, by name: when it was read, and with how many dealers. */
const known = new Map<string, string>();

async function keepNewLists(): Promise<void> {
  for (const list of publicLists()) {
    const name = keptName(list.queryKey);
    const from = list.state.dataUpdatedAt;
    const items = itemsOf(list);
    const sellers = sellersOf(items);
    const version = `${from} ${sellers.length}`;
    if (known.get(name) === version) continue;
    known.set(name, version);
    await keepList(name, { from, items, sellers });
  }
}

/**
 * From now on, keeps every public list on the device when it is read, with the dealers of its listings.
 *
 * @param onKept called each time that lists have been kept
 */
export function keepPublicLists(onKept: () => void): void {
  let due: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(due);
    due = setTimeout(() => void keepNewLists().then(onKept), pause);
  };
  schedule();
  queryClient.getQueryCache().subscribe((event) => {
    const isRead = event.type === 'updated' && event.action.type === 'success';
    const [name] = event.query.queryKey;
    if (isRead && (isPublicList(event.query.queryKey) || name === 'seller')) schedule();
  });
}
