import type { NamedSearch } from '../../shared/readable/readableAddress';
import type { ChosenFilters } from '../filters/filter';
import { type ListingSearch, wordsOf } from '../search';

/** Searches with a readable address, as filters (SEARCH-30). */

export function filtersOfNamed(search: NamedSearch): ChosenFilters {
  switch (search.by) {
    case 'make':
      return { make: [search.make] };
    case 'model':
      return { make: [search.make], model: [search.model] };
    case 'place':
      return { district: [search.place] };
  }
}

/** The named search that finds the same listings, in whatever order; null if there is none. */
export function namedAs(search: ListingSearch): NamedSearch | null {
  const { kind, filters } = search;
  const { make = [], model = [], district = [], ...others } = filters;
  if (wordsOf(search).length > 0 || Object.keys(others).length > 0) return null;
  const [firstMake, firstModel, place] = [make, model, district].map((values) => values.map(String)[0]);
  const chosen = [make.length, model.length, district.length].join(' ');
  if (chosen === '1 0 0' && firstMake) return { by: 'make', kind, make: firstMake };
  if (chosen === '1 1 0' && firstMake && firstModel) return { by: 'model', kind, make: firstMake, model: firstModel };
  return chosen === '0 0 1' && place ? { by: 'place', kind, place } : null;
}

/** Whether a search leaves nothing out, so that it finds what the list shows. */
export function isWholeList(search: ListingSearch): boolean {
  return wordsOf(search).length === 0 && Object.keys(search.filters).length === 0;
}
