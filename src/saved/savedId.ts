import { listingCollections } from '../listings/stored/storedListing';
import type { ListingId } from '../shared/addresses/addresses';

/** The id of a listing among those of both kinds: 'products_abc'. The rules know this form. */
export function savedId({ kind, id }: ListingId): string {
  return `${listingCollections[kind]}_${id}`;
}
