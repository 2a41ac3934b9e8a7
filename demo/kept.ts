import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { listingCollections } from '../src/listings/stored/storedListing';
import { toStoredRecord } from '../src/saved/saved.record';
import { savedId } from '../src/saved/savedId';
import { toStoredSearch } from '../src/savedSearches/savedSearch.record';
import { savedListings } from './catalogue/savedListings';
import { savedSearches } from './catalogue/savedSearches';

/** Documents by path. */
type Records = Map<string, DocumentData>;

const timestamp = (milliseconds: number): Timestamp => Timestamp.fromMillis(milliseconds);

export function addSavedSearches(records: Records): void {
  for (const { uid, searches } of savedSearches) {
    for (const [index, { search, lookedAt }] of searches.entries()) {
      records.set(`users/${uid}/searches/${index + 1}`, toStoredSearch(search, timestamp(lookedAt)));
    }
  }
}

export function addSavedListings(records: Records): void {
  for (const { uid, saved } of savedListings) {
    records.set(`users/${uid}/saved/listings`, toStoredRecord({ saved, counted: saved.map(savedId) }));
    for (const listing of saved) {
      const [path, id] = [`savedCounts/${savedId(listing)}`, listing.id];
      const collection = listingCollections[listing.kind];
      const sellerId = records.get(`${collection}/${id}`)?.sellerId;
      const count = (records.get(path)?.count ?? 0) + 1;
      records.set(path, { collection, recordId: id, sellerId, count, at: timestamp(listing.savedAt.getTime()) });
    }
  }
}
