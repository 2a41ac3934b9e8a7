import { isDay } from '../time/indianDay';
import { type ListingId, paths } from './addresses';

/**
 * The address says what the admin looks at, so that a login after a reload leads back there (ADMIN-13): the tab, a listing
 * or a dealer, and what the list is narrowed to (ADMIN-16).
 */
export interface AdminPlace {
  readonly tab: string;
  readonly listing?: ListingId | null;
  /** The id of a dealer. */
  readonly dealer?: string | null;
  /** The kind of decisions in the journal, or what the numbers count; '' for the first choice. */
  readonly kind?: string;
  /** What the admin has typed into the search; '' for nothing. */
  readonly search?: string;
  /** The first and the last day of a list, as in '2026-11-24'; '' for none. */
  readonly from?: string;
  readonly to?: string;
}

/** The most characters of a search. */
export const longestSearch = 200;

export function adminAddress({ tab, listing, dealer, kind, search, from, to }: AdminPlace): string {
  const place = new URLSearchParams({ tab });
  if (listing) place.set('post', `${listing.kind}_${listing.id}`);
  if (dealer) place.set('dealer', dealer);
  for (const [name, value] of Object.entries({ kind, search, from, to })) if (value) place.set(name, value);
  return `${paths.adminLogin}?${place}`;
}

/** What the search of an address says; '' and null for what it does not say. */
export function adminPlaceAt(search: URLSearchParams): Required<AdminPlace> {
  const [, kind, id] = /^(car|bike)_([\w-]{1,128})$/.exec(search.get('post') ?? '') ?? [];
  const [dealer = null] = /^[\w-]{1,128}$/.exec(search.get('dealer') ?? '') ?? [];
  const listing: ListingId | null = kind && id ? { kind: kind === 'car' ? 'car' : 'bike', id } : null;
  const dayAt = (name: string) => {
    const day = search.get(name) ?? '';
    return isDay(day) ? day : '';
  };
  const typed = (search.get('search') ?? '').slice(0, longestSearch);
  return {
    tab: search.get('tab') ?? '',
    kind: search.get('kind') ?? '',
    listing,
    dealer,
    search: typed,
    from: dayAt('from'),
    to: dayAt('to'),
  };
}
