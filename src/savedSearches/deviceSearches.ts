import type { ListingSearch } from '../search/search';
import { AppError } from '../shared/appError';
import { deviceText } from '../shared/device/deviceText';
import { savedSearchLimits } from '../shared/limits';
import { isSaved, readSavedAddress, type SavedSearch, savedAddress } from './savedSearch';

/** The searches that a visitor keeps on this device, in local storage. A login moves them to the account (SEARCH-27). */

export const storedSearches = deviceText('savedSearches');

function toSavedSearch(item: unknown): readonly SavedSearch[] {
  if (typeof item !== 'object' || item === null || !('address' in item) || !('lookedAt' in item)) return [];
  const { address, lookedAt } = item;
  if (typeof address !== 'string' || typeof lookedAt !== 'number' || !Number.isFinite(lookedAt)) return [];
  const search = readSavedAddress(address);
  return search ? [{ id: savedAddress(search), search, lookedAt: new Date(lookedAt) }] : [];
}

/** Reads the stored text. Whatever is damaged is left out. */
export function toDeviceSearches(text: string): readonly SavedSearch[] {
  try {
    const items: unknown = JSON.parse(text);
    return Array.isArray(items) ? items.flatMap(toSavedSearch).slice(0, savedSearchLimits.searches) : [];
  } catch {
    return [];
  }
}

export function readDeviceSearches(): readonly SavedSearch[] {
  return toDeviceSearches(storedSearches.read());
}

/** @throws AppError 'unknown' when the browser stores nothing */
function writeDeviceSearches(searches: readonly SavedSearch[]): void {
  const items = searches.map(({ id, lookedAt }) => ({ address: id, lookedAt: lookedAt.getTime() }));
  storedSearches.write(items.length === 0 ? '' : JSON.stringify(items));
}

/** Saving the same search again changes nothing. @throws AppError 'searchLimit'; 'unknown' */
export function saveOnDevice(search: ListingSearch): void {
  const searches = readDeviceSearches();
  if (isSaved(search, searches)) return;
  if (searches.length >= savedSearchLimits.searches) throw new AppError('searchLimit');
  writeDeviceSearches([...searches, { id: savedAddress(search), search, lookedAt: new Date() }]);
}

export function markAsLookedAtOnDevice({ id }: SavedSearch): void {
  const now = new Date();
  writeDeviceSearches(readDeviceSearches().map((each) => (each.id === id ? { ...each, lookedAt: now } : each)));
}

export function removeFromDevice({ id }: SavedSearch): void {
  writeDeviceSearches(readDeviceSearches().filter((each) => each.id !== id));
}
