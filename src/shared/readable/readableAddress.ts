import { isTab, type ListingId, listAddress } from '../addresses/addresses';
import { kindNames } from '../listingKind';
import { makeNames } from './makeNames';
import { slugOf } from './slug';

type Kind = ListingId['kind'];

/** A search with a readable address (SEARCH-30): /cars/maruti-suzuki, /cars/maruti-suzuki/swift, /cars/in/pune. */
export type NamedSearch =
  | { readonly by: 'make'; readonly kind: Kind; readonly make: string }
  | { readonly by: 'model'; readonly kind: Kind; readonly make: string; readonly model: string }
  | { readonly by: 'place'; readonly kind: Kind; readonly place: string };

/** What an address says. The names of models and places are not known yet: they are loaded when they are needed. */
export type ReadableAddress =
  | Extract<NamedSearch, { by: 'make' }>
  | { readonly by: 'model'; readonly kind: Kind; readonly make: string; readonly slug: string }
  | { readonly by: 'place'; readonly kind: Kind; readonly slug: string };

/** The part of an address that says that a place follows. No make has this slug. */
const inPlace = 'in';

/** The paths of models and places, for the router. Makes have a path each, because an id of a listing looks like one. */
export function pathsOfTwoParts(kind: Kind): readonly string[] {
  return [`${listAddress(kind)}/${inPlace}/:place`, `${listAddress(kind)}/:make/:model`];
}

const bySlug = (names: readonly string[]) => new Map(names.map((name) => [slugOf(name), name]));
const makesBySlug = { car: bySlug(makeNames.car), bike: bySlug(makeNames.bike) };

export function makesOf(kind: Kind): readonly string[] {
  return makeNames[kind];
}

export function readableAddress(search: NamedSearch): string {
  const list = listAddress(search.kind);
  switch (search.by) {
    case 'make':
      return `${list}/${slugOf(search.make)}`;
    case 'model':
      return `${list}/${slugOf(search.make)}/${slugOf(search.model)}`;
    case 'place':
      return `${list}/${inPlace}/${slugOf(search.place)}`;
  }
}

/** Home, the lists of cars, bikes and dealers, and the readable addresses of lists. */
export function isMarketList(pathname: string): boolean {
  return isTab(pathname) || readableAt(pathname) !== null;
}

/** What an address says; null if it is no readable address, or names an unknown make. */
export function readableAt(pathname: string): ReadableAddress | null {
  const kind = kindNames.find((each) => pathname.startsWith(`${listAddress(each)}/`));
  if (!kind) return null;
  const [first = '', second, ...others] = pathname
    .slice(listAddress(kind).length + 1)
    .replace(/\/+$/, '')
    .split('/');
  if (others.length > 0) return null;
  if (first === inPlace) return second === undefined ? null : { by: 'place', kind, slug: second };
  const make = makesBySlug[kind].get(first);
  if (make === undefined) return null;
  return second === undefined ? { by: 'make', kind, make } : { by: 'model', kind, make, slug: second };
}
