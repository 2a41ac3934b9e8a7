import type { Listing } from '../listings/listing';
import { filesOfListing } from '../listings/photoFiles';
import { isAppError } from '../shared/appError';
import { countBookingsOn, readOwn } from './stock.service';

type StoredAt = Pick<Listing, 'kind' | 'id' | 'sellerId'>;

/** The addresses that the stored listing shows. null: a booking may show others, or there was no answer. */
async function readShown({ kind, id, sellerId }: StoredAt): Promise<readonly string[] | null> {
  try {
    const listing = await readOwn(kind, sellerId, id);
    const { count } = await countBookingsOn(sellerId, id);
    return count > 0 ? null : filesOfListing(listing);
  } catch (error) {
    // A listing that does not exist has no bookings. The rules refuse to look for it.
    return isAppError(error, 'missing') || isAppError(error, 'denied') ? [] : null;
  }
}

/**
 * Deletes those of a listing's photos that nothing shows, by their addresses or paths. A booking is a copy of the
 * listing at its time, and shows its photos: if a listing has bookings, or may have, all photos stay. A photo that a
 * listing no longer shows never returns, so no later booking can copy it after the bookings have been counted.
 */
export async function discardUnusedPhotos(listing: StoredAt, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  const shown = await readShown(listing);
  // An address contains the path of its file, in this form.
  const isShown = (file: string) => shown?.some((one) => one === file || one.includes(encodeURIComponent(file)));
  const unshown = shown ? addresses.filter((address) => !isShown(address)) : [];
  if (unshown.length === 0) return;
  // Most saves drop no photo, and need no Storage.
  const { discardListingPhotos } = await import('../photos/photos.service');
  await discardListingPhotos(unshown);
}
