import { readTexts, type StoredFields } from '../firebase/stored';
import { readLines, type SavedListing, toLine } from './savedListing';

export function toSavedListings(data: StoredFields): readonly SavedListing[] {
  return readLines(readTexts(data, 'listings'));
}

export function toStoredListings(saved: readonly SavedListing[]): StoredFields {
  return { listings: saved.map(toLine) };
}
