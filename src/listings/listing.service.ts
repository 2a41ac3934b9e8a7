import { readDocument } from '../firebase/rest';
import { withTimeLimit } from '../firebase/timeLimit';
import { isRecordId, type ListingId } from '../shared/addresses/addresses';
import { AppError, isAppError } from '../shared/appError';
import type { Listing } from './listing';
import { listingQuery } from './listingLists.service';
import { toListing } from './stored/listing.record';

/**
 * A public listing by its id: one that is live, or was live until it was closed.
 *
 * @throws AppError 'missing' if there is no such listing, or it is not public
 */
export async function readPublicListing({ kind, id }: ListingId): Promise<Listing> {
  if (!isRecordId(id)) throw new AppError('missing');
  try {
    const data = await withTimeLimit((signal) => readDocument(listingQuery({ kind, id }), { signal }));
    const listing = toListing(kind, id, data);
    if (listing.visible) return listing;
  } catch (error) {
    // The rules hide whether a listing that is not public exists. The server rejects an id that no listing can have.
    if (!isAppError(error, 'denied') && !isAppError(error, 'invalid')) throw error;
  }
  throw new AppError('missing');
}
