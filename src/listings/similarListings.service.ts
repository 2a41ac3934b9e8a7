import { from, type ListQuery } from '../firebase/query';
import { runQuery } from '../firebase/rest';
import { withTimeLimit } from '../firebase/timeLimit';
import type { ListingKind } from './kinds';
import type { Listing } from './listing';
import { approvedList, cheapestApproved } from './listingLists.service';
import { unknownPrice } from './price';
import { toListing } from './stored/listing.record';

/** How many similar listings a page shows: one row on the widest screen. */
export const similarCount = 4;

/** How many listings to read: the listing itself may be among them, and only the nearest are shown. */
const candidates = 8;

/** The lowest price to suggest, as a part of the listing's price. */
const leastShare = 0.8;

/** The cheapest listings from a little below its price. A listing without a price gets those that were posted first. */
function nearPrice(kind: ListingKind, { price }: Listing): ListQuery {
  // `!(…)` also catches NaN, which a damaged record may hold.
  if (!(price.rupees < unknownPrice)) return { ...approvedList(kind), limit: candidates };
  const { where = [], ...list } = cheapestApproved(kind);
  const least = Math.floor(price.rupees * leastShare);
  return { ...list, where: [...where, from('priceValue', least)], limit: candidates };
}

/**
 * Live listings of a kind to suggest beside one, the nearest in price first. Without a listing, those that were posted
 * first.
 */
export function listSimilar(kind: ListingKind, listing: Listing | null): Promise<readonly Listing[]> {
  const query = listing ? nearPrice(kind, listing) : { ...approvedList(kind), limit: similarCount };
  const distance = ({ price }: Listing) => (listing ? Math.abs(price.rupees - listing.price.rupees) : 0);
  return withTimeLimit(async (signal) => {
    const documents = await runQuery(query, { signal });
    return documents
      .map(({ id, data }) => toListing(kind, id, data))
      .filter(({ id }) => id !== listing?.id)
      .toSorted((one, other) => distance(one) - distance(other))
      .slice(0, similarCount);
  });
}
