import {
  canonicalSearch,
  conditionsOf,
  type ListingSearch,
  narrowingConditionsOf,
  readSearch,
  wordsOf,
  writeSearch,
} from '../search/search';
import { listAddress } from '../shared/addresses/addresses';
import { savedSearchLimits } from '../shared/limits';
import { kindNames } from '../shared/listingKind';
import { mySearchesTexts } from './texts';

/** A search that a buyer or a visitor keeps, to see later what is new in it (SEARCH-26). */
export interface SavedSearch {
  /** Where it is kept: '1' to '20' in an account, its address on a device. */
  readonly id: string;
  readonly search: ListingSearch;
  /** When its listings were last opened, or it was saved. Listings that went live later are new. */
  readonly lookedAt: Date;
}

/** What is stored of a search. The order is not stored: with 'newest first' the new listings are at the top. */
export function toSavedForm(search: ListingSearch): ListingSearch {
  return { ...canonicalSearch(search), sort: 'newest' };
}

/** The address under which a search is kept: that of its list with its words and filters. */
export function savedAddress(search: ListingSearch): string {
  return `${listAddress(search.kind)}?${writeSearch(toSavedForm(search))}`;
}

/** Reads the address of a kept search; null if it is no address of a list. */
export function readSavedAddress(address: string): ListingSearch | null {
  const [path = '', asked = ''] = address.split('?', 2);
  const kind = kindNames.find((each) => listAddress(each) === path);
  return kind ? toSavedForm(readSearch(kind, new URLSearchParams(asked))) : null;
}

/** The same text for two searches that find the same listings: orders of words and of values do not count. */
function keyOf(search: ListingSearch): string {
  const kept = toSavedForm(search);
  const address = writeSearch({ ...kept, text: wordsOf(kept).toSorted().join(' ') });
  return [kept.kind, ...[...address].map((pair) => pair.join('=')).toSorted()].join('&');
}

function isSameSearch(one: ListingSearch, other: ListingSearch): boolean {
  return keyOf(one) === keyOf(other);
}

export function isSaved(search: ListingSearch, saved: readonly SavedSearch[]): boolean {
  return saved.some((each) => isSameSearch(each.search, search));
}

/** Whether the search narrows the list. The whole list is not worth saving. */
export function isWorthSaving(search: ListingSearch): boolean {
  return conditionsOf(toSavedForm(search)).length > 0;
}

export function isShortEnough(search: ListingSearch): boolean {
  return savedAddress(search).length <= savedSearchLimits.address;
}

/** 'Diesel · Pune or Nashik'; without conditions: 'All cars'. */
export function searchName(search: ListingSearch): string {
  const conditions = narrowingConditionsOf(search).map(({ text }) => text);
  return conditions.join(' · ') || mySearchesTexts.all[search.kind];
}

/** The last used one first. */
export function lastUsedFirst(saved: readonly SavedSearch[]): readonly SavedSearch[] {
  return saved.toSorted((one, other) => other.lookedAt.getTime() - one.lookedAt.getTime());
}
