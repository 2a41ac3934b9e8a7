import { readText, readTime, type StoredFields } from '../firebase/stored';
import type { ListingSearch } from '../search/search';
import { readSavedAddress, type SavedSearch, savedAddress } from './savedSearch';

/** null: the record is damaged. */
export function toSavedSearch(id: string, data: StoredFields): SavedSearch | null {
  const search = readSavedAddress(readText(data, 'address'));
  return search && { id, search, lookedAt: readTime(data, 'lookedAt') ?? new Date(0) };
}

/** @param lookedAt a Date, or the server's time */
export function toStoredSearch(search: ListingSearch, lookedAt: unknown): StoredFields {
  return { address: savedAddress(search), lookedAt };
}
