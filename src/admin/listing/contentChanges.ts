import type { ReviewedListing, StoredContent } from '../../decisions/review';
import { listingKinds } from '../../listings/kinds';
import type { ListingRecord, UploadedPhoto } from '../../listings/listing';
import { hasSameFiles, photosOf } from '../../listings/photoFiles';
import { formatPrice } from '../../listings/price';
import { allFacts } from '../../listings/stated/statedFacts';
import { toListingRecord } from '../../listings/stored/listing.record';

/** A fact of a listing at the last decision and now; '' if it is not stated. */
export interface FactChange {
  readonly label: string;
  readonly before: string;
  readonly now: string;
}

/** What a dealer has changed since a decision (ADMIN-24). */
export interface ContentChanges {
  readonly facts: readonly FactChange[];
  readonly newPhotos: readonly UploadedPhoto[];
  readonly removedPhotos: readonly UploadedPhoto[];
}

function textsOf(listing: ListingRecord): ReadonlyMap<string, string> {
  const { values, price, description } = listing;
  const labels = new Map<string, string>(listingKinds[listing.kind].fields.map(({ key, label }) => [key, label]));
  const texts: readonly (readonly [string, string])[] = [
    [labels.get('name') ?? '', String(values.name ?? '')],
    [labels.get('price') ?? '', price.text === '' ? '' : formatPrice(price)],
    ...allFacts(listing).map(({ label, text }) => [label, text] as const),
    [labels.get('description') ?? '', description],
  ];
  return new Map(texts);
}

/** Photos of `photos` that `others` has not, or shows in another file of some size. */
function missingIn(others: readonly UploadedPhoto[], photos: readonly UploadedPhoto[]): readonly UploadedPhoto[] {
  return photos.filter((photo) => !others.some((other) => hasSameFiles(photo, other)));
}

/** @param seen what the admin saw at the decision */
export function contentChanges(seen: StoredContent, listing: ReviewedListing): ContentChanges {
  const old = toListingRecord(listing.kind, seen);
  const before = textsOf(old);
  const now = textsOf(listing);
  const facts = [...new Set([...now.keys(), ...before.keys()])]
    .map((label) => ({ label, before: before.get(label) ?? '', now: now.get(label) ?? '' }))
    .filter((fact) => fact.before !== fact.now);
  return {
    facts,
    newPhotos: missingIn(photosOf(old), photosOf(listing)),
    removedPhotos: missingIn(photosOf(listing), photosOf(old)),
  };
}
