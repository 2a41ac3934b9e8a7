import { type ListingKind, listingKinds } from './kinds';
import type { Listing } from './listing';
import type { ListingSort } from './listingSorts';

/** Order and filters of one dealer's stock (DEALER-14). The stock is on the page anyway, so they need no request. */

/** The fields whose values can be chosen. */
export const stockFilters = ['bodyType', 'fuelType'] as const;

export type StockFilter = (typeof stockFilters)[number];

/** A filter that is '' matches all. */
export type StockChoice = Readonly<Record<StockFilter, string>> & { readonly sort: ListingSort };

export const wholeStock: StockChoice = { sort: 'posted', bodyType: '', fuelType: '' };

export function isWholeStock({ sort, ...filters }: StockChoice): boolean {
  return sort === wholeStock.sort && Object.values(filters).every((value) => value === '');
}

function compareTimes(one: Listing, other: Listing): number {
  return (one.createdAt?.getTime() ?? 0) - (other.createdAt?.getTime() ?? 0);
}

function compareBy(sort: ListingSort): (one: Listing, other: Listing) => number {
  switch (sort) {
    case 'posted':
      return compareTimes;
    case 'newest':
      return (one, other) => compareTimes(other, one);
    case 'cheapest':
      return (one, other) => one.price.rupees - other.price.rupees;
    case 'dearest':
      return (one, other) => other.price.rupees - one.price.rupees;
    case 'latestModel':
      return (one, other) => Number(other.values.year ?? 0) - Number(one.values.year ?? 0);
    case 'leastDriven':
      return (one, other) => one.kilometers - other.kilometers;
  }
}

export function narrowStock(listings: readonly Listing[], choice: StockChoice): readonly Listing[] {
  return listings
    .filter(({ values }) => stockFilters.every((key) => choice[key] === '' || values[key] === choice[key]))
    .toSorted(compareBy(choice.sort));
}

/** The values that can be chosen: those of the stock, if all of it is known. */
export function stockChoices(kind: ListingKind, key: StockFilter, all: readonly Listing[] | null): readonly string[] {
  const input = listingKinds[kind].fields.find((field) => field.key === key)?.input;
  const choices = input?.type === 'choice' ? input.choices : [];
  return all ? choices.filter((choice) => all.some(({ values }) => values[key] === choice)) : choices;
}
