import { unknownAmount } from './amount';
import { textLimits } from './limits';
import { matchesWords, searchWords, tokenOf } from './searchTokens';
import { type FilterName, type FilterValue, filtersOf, readFilter, type SearchFilter } from './vehicleFilters';
import { storedFieldName, type VehicleKind } from './vehicleKinds';

/** What somebody looks for among the approved vehicles of a kind. All of it stands in the address. */

export type SearchSort = 'newest' | 'cheapest' | 'dearest' | 'latestModel' | 'leastDriven';

export const searchSorts: readonly { readonly name: SearchSort; readonly label: string }[] = [
  { name: 'newest', label: 'Newest first' },
  { name: 'cheapest', label: 'Price: low to high' },
  { name: 'dearest', label: 'Price: high to low' },
  { name: 'latestModel', label: 'Year: latest first' },
  { name: 'leastDriven', label: 'Kilometers: fewest first' },
];

export interface VehicleSearch {
  readonly kind: VehicleKind;
  /** As typed; '' for none. */
  readonly text: string;
  readonly filters: Readonly<Partial<Record<FilterName, FilterValue>>>;
  /** null: as posted, the spec's order. */
  readonly sort: SearchSort | null;
}

/** What an address asks for. What it asks in vain (unknown names, values that cannot be) is passed over. */
export function readSearch(kind: VehicleKind, address: URLSearchParams): VehicleSearch {
  const filters = filtersOf(kind).flatMap((filter) => {
    const value = readFilter(filter, address.get(filter.name));
    return value === null ? [] : [[filter.name, value] as const];
  });
  return {
    kind,
    text: (address.get('q') ?? '').slice(0, textLimits.searchText),
    filters: Object.fromEntries(filters),
    sort: searchSorts.find(({ name }) => name === address.get('sort'))?.name ?? null,
  };
}

/** The search as an address says it: what is not asked for is left out, and the same search is always the same address. */
export function writeSearch({ kind, text, filters, sort }: VehicleSearch): URLSearchParams {
  const address = new URLSearchParams();
  if (text.trim() !== '') address.set('q', text);
  for (const { name } of filtersOf(kind)) if (filters[name] !== undefined) address.set(name, String(filters[name]));
  if (sort) address.set('sort', sort);
  return address;
}

/** The typed words that are looked up: those of one letter say too little. */
export function wordsOf({ text }: VehicleSearch): readonly string[] {
  return searchWords(text).filter((word) => tokenOf(word) !== null);
}

/** The same for all ways of typing the same words. */
export function canonicalSearch(search: VehicleSearch): VehicleSearch {
  return { ...search, text: wordsOf(search).join(' ') };
}

/** The same search with another value of one filter; null takes it off. */
export function withFilter(search: VehicleSearch, name: FilterName, value: FilterValue | null): VehicleSearch {
  const { [name]: _, ...others } = search.filters;
  return { ...search, filters: value === null ? others : { ...others, [name]: value } };
}

/** One thing that a search asks for, as people read it, and the search without it. */
export interface Condition {
  readonly name: FilterName | 'q';
  readonly text: string;
  readonly without: VehicleSearch;
}

/** Everything that narrows a search. */
export function conditionsOf(search: VehicleSearch): readonly Condition[] {
  const typed = search.text.trim();
  const chosen = filtersOf(search.kind).flatMap(({ name, chosenText }) => {
    const value = search.filters[name];
    return value === undefined ? [] : [{ name, text: chosenText(value), without: withFilter(search, name, null) }];
  });
  return typed === '' ? chosen : [{ name: 'q', text: `“${typed}”`, without: { ...search, text: '' } }, ...chosen];
}

/** The same kind and order, and nothing else. */
export function withoutConditions({ kind, sort }: VehicleSearch): VehicleSearch {
  return { kind, text: '', filters: {}, sort };
}

function passes(
  { test, field }: SearchFilter,
  wanted: FilterValue,
  stored: Readonly<Record<string, unknown>>,
): boolean {
  const found = stored[field];
  switch (test) {
    case 'equal':
      return found === wanted;
    case 'atLeast':
      // What names no number is not above any.
      return typeof found === 'number' && found >= Number(wanted) && found < unknownAmount;
    case 'atMost':
      return typeof found === 'number' && found <= Number(wanted);
  }
}

/** Whether a stored listing is what the search asks for. */
export function matchesSearch(search: VehicleSearch, stored: Readonly<Record<string, unknown>>): boolean {
  const name = String(stored[storedFieldName(search.kind, 'name')] ?? '');
  return (
    filtersOf(search.kind).every((filter) => {
      const wanted = search.filters[filter.name];
      return wanted === undefined || passes(filter, wanted, stored);
    }) && matchesWords(wordsOf(search), name, String(stored.distName ?? ''))
  );
}

/** A district as dealers spell it: as one of the known ones, else each word with a capital. */
export function toDistrict(typed: string, known: readonly string[]): string {
  const district = typed.trim().replace(/\s+/g, ' ');
  const spelled = known.find((name) => name.toLowerCase() === district.toLowerCase());
  return spelled ?? district.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());
}
