import type { ListingKind } from '../../listings/kinds';
import { listAddress } from '../../shared/addresses/addresses';
import { kindNames } from '../../shared/listingKind';
import { currentDistrictName } from '../../shared/places/districts';
import { readableAddress } from '../../shared/readable/readableAddress';
import { yearOf } from '../../shared/time/indianZone';
import { searchOfText } from '../box/understoodSearch';
import { nothingAsked, writeSearch } from '../search';
import { namedAs } from './namedSearch';

/** It loads the dictionary, so it is for addresses whose names are not those of the readable addresses. */

const pattern = /^\/(car|bike)s\/(in\/)?(.+)$/i;

function wordsIn(part: string): string {
  try {
    return decodeURIComponent(part).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  } catch {
    return '';
  }
}

function placeMeant(kind: ListingKind, name: string): string | null {
  const place = currentDistrictName(name);
  return place === null ? null : readableAddress({ by: 'place', kind, place });
}

/** null if the name says something beside a make and a model. */
function vehicleMeant(kind: ListingKind, name: string): string | null {
  const { search, notes } = searchOfText(nothingAsked(kind), name, { thisYear: yearOf(new Date()), correct: false });
  const { make, model, ...others } = search.filters;
  const isName =
    (make || model) && search.text === '' && notes.ignored.length === 0 && Object.keys(others).length === 0;
  if (!isName) return null;
  const named = namedAs(search);
  return named ? readableAddress(named) : `${listAddress(search.kind)}?${writeSearch(search).toString()}`;
}

/**
 * Where an address with another spelling of a name leads (SEARCH-30): from "in/bombay" to Mumbai, from "maruti" to
 * Maruti Suzuki. null if nothing has that name.
 */
export function meantAddress(pathname: string): string | null {
  const [, listed, inPlace, name = ''] = pattern.exec(pathname) ?? [];
  const kind = kindNames.find((each) => each === listed?.toLowerCase());
  if (kind === undefined) return null;
  const words = wordsIn(name).trim();
  if (words === 'in') return listAddress(kind);
  return inPlace === undefined ? vehicleMeant(kind, words) : placeMeant(kind, words);
}
