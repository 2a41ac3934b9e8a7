import { isApproved } from '../firebase/publicLists';
import { documentId, documentName, type ListQuery } from '../firebase/query';
import { runQuery } from '../firebase/rest';
import { withTimeLimit } from '../firebase/timeLimit';
import type { ListingId } from '../shared/addresses';
import { AppError, isAppError } from '../shared/appError';
import { inBatches } from '../shared/inBatches';
import type { ListingKind } from './kinds';
import type { Listing } from './listing';
import { toListing } from './listing.record';
import { getPublicListing } from './listing.service';
import { listingCollections, publicFields } from './storedListing';

/** Live listings with these ids. Closed ones are not in the answer: the rules show them by their address only. */
export function liveListingsWithIds(kind: ListingKind, ids: readonly string[]): ListQuery {
  const collection = listingCollections[kind];
  const values = ids.map((id) => documentName(collection, id));
  return {
    collection,
    select: publicFields(kind),
    where: [{ field: documentId, op: 'IN', value: { arrayValue: { values } } }, isApproved],
    limit: ids.length,
  };
}

async function getOne(kind: ListingKind, id: string): Promise<readonly Listing[]> {
  try {
    return [await getPublicListing({ kind, id })];
  } catch (error) {
    if (isAppError(error, 'missing')) return [];
    throw error;
  }
}

/** One request for those that are live, and one for each other: it is sold, withdrawn or gone. */
async function getListings(kind: ListingKind, ids: readonly string[]): Promise<readonly Listing[]> {
  const documents = await withTimeLimit((signal) => runQuery(liveListingsWithIds(kind, ids), { signal }));
  const live = documents.map(({ id, data }) => toListing(kind, id, data));
  const others = ids.filter((id) => live.every((listing) => listing.id !== id));
  return [...live, ...(await Promise.all(others.map((id) => getOne(kind, id)))).flat()];
}

function batchesOf(kind: ListingKind): (id: string) => Promise<Listing | null> {
  return inBatches(
    (ids) => getListings(kind, ids),
    ({ id }) => id,
  );
}

const batches = { car: batchesOf('car'), bike: batchesOf('bike') } as const;

/**
 * A public listing by its id, read in one request with others that are asked for at the same time.
 *
 * @throws AppError 'missing' if there is no such listing, or it is not public
 */
export async function getListingInBatch({ kind, id }: ListingId): Promise<Listing> {
  const listing = await batches[kind](id);
  if (!listing) throw new AppError('missing');
  return listing;
}
