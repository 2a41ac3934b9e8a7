import type { ListingSearch } from '../../src/search/search';
import { buyers } from './people';
import { DAY, NEWEST } from './times';

interface KeptSearch {
  readonly search: ListingSearch;
  /** Milliseconds. */
  readonly lookedAt: number;
}

const of = (kind: ListingSearch['kind'], filters: ListingSearch['filters'], lookedAt: number): KeptSearch => ({
  search: { kind, text: '', filters, sort: 'newest' },
  lookedAt,
});

/** Of each buyer. Some have found new listings since the last look, others none. */
const kept: readonly (readonly KeptSearch[])[] = [
  [
    of('car', { fuelType: ['Diesel'], maxPrice: 1_200_000 }, NEWEST - 22 * DAY),
    of('bike', { make: ['Royal Enfield'] }, NEWEST + DAY),
  ],
  [of('car', { bodyType: ['SUV'], transmission: ['Automatic'] }, NEWEST - 30 * DAY)],
  [of('bike', { bodyType: ['Scooter'], maxPrice: 100_000 }, NEWEST - 25 * DAY)],
];

export const savedSearches = buyers.map(({ uid }, index) => ({ uid, searches: kept[index] ?? [] }));
