import { parseKilometers } from '../../shared/numbers/kilometers';
import { unknownName } from '../../shared/texts';
import type { Uid } from '../../shared/valueTypes';
import type { ListingKind } from '../kinds';
import type { ListingRecord } from '../listing';
import { submittedPrice } from '../listing';
import { type ListingFormValues, toSubmittedListing } from './listingForm';

interface ShownPhotos {
  /** Addresses of pictures that the browser can show. */
  readonly photos: readonly string[];
  readonly labels: readonly string[];
}

/** The listing that a form would make, complete or not. */
export function filledListing(
  kind: ListingKind,
  sellerId: Uid,
  fields: ListingFormValues,
  { photos, labels }: ShownPhotos,
): ListingRecord {
  const submitted = toSubmittedListing(kind, fields);
  const { stated = {} } = submitted;
  // A number that is still missing is no number.
  const values = Object.fromEntries(Object.entries(submitted.values).filter(([, value]) => !Number.isNaN(value)));
  return {
    kind,
    sellerId,
    name: String(values.name ?? '') || unknownName,
    price: submittedPrice(submitted),
    kilometers: parseKilometers(String(values.kilometers ?? '')),
    description: String(values.description ?? ''),
    values,
    photos,
    thumbnails: photos,
    photoLabels: labels,
    stated,
  };
}
