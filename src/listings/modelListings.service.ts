import { equal } from '../firebase/query';
import { runQuery } from '../firebase/rest';
import { withTimeLimit } from '../firebase/timeLimit';
import type { ListingKind } from './kinds';
import type { Listing } from './listing';
import { approvedList } from './listingLists.service';
import { toListing } from './stored/listing.record';

/** How many listings of a model say what is usual for it. */
const askedListings = 8;

/** Some live listings of a model, in no order: any of them say what its engine is. */
export function listOfModel(kind: ListingKind, make: string, model: string): Promise<readonly Listing[]> {
  const { orderBy: _, where = [], ...list } = approvedList(kind);
  const query = { ...list, where: [...where, equal('make', make), equal('model', model)], limit: askedListings };
  return withTimeLimit(async (signal) => {
    const documents = await runQuery(query, { signal });
    return documents.map(({ id, data }) => toListing(kind, id, data));
  });
}
