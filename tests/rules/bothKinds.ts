import type { ListingKind } from '../../src/listings/kinds';

/** What the same functions of the rules check for both kinds is tried with cars: a bike has the first item of it. */
export function allForCars<Item>(kind: ListingKind, items: readonly Item[]): readonly Item[] {
  return kind === 'car' ? items : items.slice(0, 1);
}
