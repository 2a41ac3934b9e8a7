import { listAddress } from '../shared/addresses/addresses';
import { writeNotes } from './box/textNotes';
import type { TextNotes } from './box/understoodSearch';
import { type ListingSearch, writeSearch } from './search';

/** The address of a search. */
export function searchPath(search: ListingSearch, notes?: TextNotes): string {
  const address = writeSearch(search);
  const asked = (notes ? writeNotes(notes, address) : address).toString();
  return `${listAddress(search.kind)}${asked && `?${asked}`}`;
}
