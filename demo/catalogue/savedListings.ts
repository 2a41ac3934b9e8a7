import type { SavedListing } from '../../src/saved/savedListing';
import { listings } from './listings';
import { buyers } from './people';
import { NEWEST } from './times';

interface BuyersListings {
  readonly uid: string;
  readonly saved: readonly SavedListing[];
}

const HOUR = 3_600_000;
const live = listings.filter(({ fields }) => fields.approved === true && fields.closed === '');

/** Each buyer has saved every fifth live listing, or every sixth, and so on. So some are saved by several. */
export const savedListings: readonly BuyersListings[] = buyers.map(({ uid }, index) => ({
  uid,
  saved: live
    .filter((_, place) => place % (index + 5) === 0)
    .map(({ collection, id, fields }, place) => ({
      kind: collection === 'products' ? 'car' : 'bike',
      id,
      price: Number(fields.priceValue),
      savedAt: new Date(NEWEST - place * HOUR),
    })),
}));
