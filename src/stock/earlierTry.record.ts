import { readTime, type StoredFields } from '../firebase/stored';
import type { Listing, ListingContent } from '../listings/listing';
import { isStoredAs } from '../listings/stored/listingContent.record';
import { AppError } from '../shared/appError';
import { isSameMoment } from '../shared/time/serverTime';

function isAsShown(stored: StoredFields, shown: Listing): boolean {
  // A damaged record has no time, in both.
  return isSameMoment(readTime(stored, 'updatedAt'), shown.updatedAt);
}

/**
 * Whether an unanswered try of the same form has stored the listing.
 *
 * @param sent content of the tries: any of it may be stored
 * @throws AppError 'changed' when anything else has changed it since it was shown
 */
export function isStoredByEarlierTry(stored: StoredFields, shown: Listing, sent: readonly ListingContent[]): boolean {
  if (isAsShown(stored, shown)) return false;
  if (!sent.some((content) => isStoredAs(stored, content))) throw new AppError('changed');
  return true;
}
