import type { Listing } from '../../listings/listing';
import { locale } from '../../shared/language';

/** What My Vehicles shows of the dealer's listings, and in which order. All of it is in the address (DEALER-17). */

export const stockSorts = ['posted', 'newest', 'cheapest', 'dearest', 'name'] as const;

export type StockSort = (typeof stockSorts)[number];

export interface StockSearch {
  /** As typed; '' for all. */
  readonly text: string;
  readonly sort: StockSort;
}

/** In this order the server sends the listings. */
const asSent: StockSort = 'posted';

export function readStockSearch(parameters: URLSearchParams): StockSearch {
  const named = parameters.get('sort');
  return { text: parameters.get('q') ?? '', sort: stockSorts.find((sort) => sort === named) ?? asSent };
}

/** The parameters of the address; what is not chosen is left out. */
export function stockSearchParameters({ text, sort }: StockSearch): Readonly<Record<string, string>> {
  return { ...(text !== '' && { q: text }), ...(sort !== asSent && { sort }) };
}

/** Whether all listings are shown as the server sends them: then they need not be known to the last one. */
export function isUnsearched({ text, sort }: StockSearch): boolean {
  return text.trim() === '' && sort === asSent;
}

const byName = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });

function postedAt({ createdAt }: Listing): number {
  return createdAt?.getTime() ?? 0;
}

const compare: Readonly<Record<StockSort, (one: Listing, other: Listing) => number>> = {
  posted: (one, other) => postedAt(one) - postedAt(other),
  newest: (one, other) => postedAt(other) - postedAt(one),
  cheapest: (one, other) => one.price.rupees - other.price.rupees,
  dearest: (one, other) => other.price.rupees - one.price.rupees,
  name: (one, other) => byName.compare(one.name, other.name),
};

/** Takes the listings whose name has each of the words, also within a word. */
export function searchStock(listings: readonly Listing[], { text, sort }: StockSearch): readonly Listing[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return listings
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .toSorted(compare[sort]);
}
