import type { NamedSearch } from '../../shared/readable/readableAddress';

/** Apart from the other texts of searches, because the first view needs only these. */

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
