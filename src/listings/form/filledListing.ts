import type { Uid } from '../../shared/valueTypes';
import type { ListingKind } from '../kinds';
import type { ListingRecord } from '../listing';
import { toListingRecord } from '../stored/listing.record';
import { toStoredFields } from '../stored/listingContent.record';
import { type ListingFormValues, toSubmittedListing } from './listingForm';

interface ShownPhoto {
  /** Of a picture that the browser can show, on this device or in the store. */
  readonly url: string;
  readonly label: string;
}

/** The listing that a form would make, complete or not. */
export function filledListing(
  kind: ListingKind,
  sellerId: Uid,
  fields: ListingFormValues,
  photos: readonly ShownPhoto[],
): ListingRecord {
  const submitted = toSubmittedListing(kind, fields);
  // A number that is still missing is no number.
  const values = Object.fromEntries(Object.entries(submitted.values).filter(([, value]) => !Number.isNaN(value)));
  const stored = toStoredFields({ draft: { ...submitted, values }, photos: [] });
  const urls = photos.map(({ url }) => url);
  return {
    ...toListingRecord(kind, { ...stored, sellerId, photoLabels: photos.map(({ label }) => label) }),
    photos: urls,
    thumbnails: urls,
  };
}
