import type { ListingKind } from '../listings/kinds';
import type { NamedSearch } from '../shared/readable/readableAddress';

export const searchTexts = {
  notLoaded: 'The search could not be loaded.',
  label: (kind: ListingKind) => `Search ${kind}s`,
  hint: { car: 'For example Swift Jaipur', bike: 'For example Royal Enfield' },
  filters: 'Filters',
  filtersWith: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
  active: 'Active filters',
  any: 'Any',
  more: 'More',
  less: 'Less',
  remove: (condition: string) => `Remove ${condition}`,
  clear: 'Clear all',
  show: (kind: ListingKind) => `Show ${kind}s`,
  sort: 'Sort by',
  /** 'Petrol', 'Petrol or Diesel', 'Pune, Nashik and 3 more'. */
  anyOf: (values: readonly string[]) =>
    values.length > 2 ? `${values.slice(0, 2).join(', ')} and ${values.length - 2} more` : values.join(' or '),
} as const;

/** What a named search finds: 'Maruti Suzuki cars', 'Maruti Suzuki Swift cars', 'cars in Pune'. */
function foundBy(search: NamedSearch): string {
  switch (search.by) {
    case 'make':
      return `${search.make} ${search.kind}s`;
    case 'model': {
      const name = search.model.startsWith(search.make) ? search.model : `${search.make} ${search.model}`;
      return `${name} ${search.kind}s`;
    }
    case 'place':
      return `${search.kind}s in ${search.place}`;
  }
}

/** The head of a page with a readable address (SEARCH-30). */
export const namedTexts = {
  heading: (search: NamedSearch) => `Used ${foundBy(search)}`,
  /** 'Maruti Suzuki cars', 'Cars in Pune'. */
  short: (search: NamedSearch) => foundBy(search).replace(/^./, (first) => first.toUpperCase()),
  description: (search: NamedSearch) =>
    `Used ${foundBy(search)} from ${search.by === 'place' ? 'dealers near you' : 'dealers all over India'}, with photos, ` +
    `prices and kilometers. Every listing is checked. Book a test drive, or the ${search.kind} itself.`,
} as const;

/** What the search box made of a text. */
export const noteTexts = {
  resultsFor: (meant: string) => `Showing results for ${meant}.`,
  instead: (typed: string) => `Search for ${typed} instead.`,
  ignored: (words: readonly string[]) => `Not searched: ${words.join(', ')}.`,
} as const;

/** The result of a search. */
export const foundTexts = {
  /** `count`: '1', '12', '100+'. */
  count: (kind: ListingKind, count: string, soFar: boolean) =>
    `${count} ${count === '1' ? kind : `${kind}s`} found${soFar ? ' so far' : ''}`,
  withoutUnpriced: ', without those that name no price',
  leftOut: (words: readonly string[]) =>
    ` (without ${words.map((word) => `“${word}”`).join(', ')}: a search takes two words)`,
  tooWide: 'That is too much to look up at once. Please take some of the chosen values off.',
  none: (kind: ListingKind) => `No ${kind}s match all of this.`,
  without: (condition: string, count: string) => `Without ${condition}: ${count} found.`,
} as const;
