import type { ListingKind } from '../../shared/listingKind';
import { storedFields, storedPhotos } from './storedListing';

/** The fields that a dealer fills in. */
export function contentFields(kind: ListingKind): readonly string[] {
  return [
    ...Object.values(storedFields[kind]),
    storedPhotos[kind],
    'mediumPhotos',
    'thumbnails',
    'photoLabels',
    'stated',
  ];
}
