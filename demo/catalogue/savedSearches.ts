import type { ListingSearch } from '../../src/search/search';
import { buyers } from './people';
import { DAY, NEWEST } from './times';

interface KeptSearch {
  readonly uid: string;
  readonly search: ListingSearch;
  /** Milliseconds. */
  readonly lookedAt: number;
}

const [buyer] = buyers;

const dieselUnder12Lakh: ListingSearch = {
  kind: 'car',
  text: '',
  filters: { fuelType: ['Diesel'], maxPrice: 1_200_000 },
  sort: 'newest',
};
const royalEnfield: ListingSearch = { kind: 'bike', text: '', filters: { make: ['Royal Enfield'] }, sort: 'newest' };

/** The first buyer's searches: one with listings that are new since the last look, and one without. */
export const savedSearches: readonly KeptSearch[] = buyer
  ? [
      { uid: buyer.uid, search: dieselUnder12Lakh, lookedAt: NEWEST - 15 * DAY },
      { uid: buyer.uid, search: royalEnfield, lookedAt: NEWEST + DAY },
    ]
  : [];
