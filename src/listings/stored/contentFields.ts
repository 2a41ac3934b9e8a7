import { storedFields, storedPhotos } from './storedListing';

/** The fields that a dealer fills in. */
export function contentFields(kind: 'car' | 'bike'): readonly string[] {
  return [...Object.values(storedFields[kind]), storedPhotos[kind], 'thumbnails', 'photoLabels', 'stated'];
}
