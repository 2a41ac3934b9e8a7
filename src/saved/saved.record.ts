import { readTexts, type StoredFields } from '../firebase/stored';
import { readLines, type SavedListing, toLine } from './savedListing';

/** The record of a buyer's saved listings. */
export interface SavedRecord {
  readonly saved: readonly SavedListing[];
  /** The ids of the listings whose counts have this buyer (SAVE-11). None in a record from before the counts. */
  readonly counted: readonly string[];
}

export function toSavedRecord(data: StoredFields): SavedRecord {
  return { saved: readLines(readTexts(data, 'listings')), counted: readTexts(data, 'counted') };
}

export function toStoredRecord({ saved, counted }: SavedRecord): StoredFields {
  return { listings: saved.map(toLine), counted };
}
