import { unknownAmount } from './amount';
import { textLimits } from './limits';
import { matchesWords, searchWords, tokenOf } from './searchTokens';
import { storedFieldName, type VehicleFieldKey, type VehicleKind, vehicleKinds } from './vehicleKinds';

/** What somebody looks for among the approved vehicles of a kind. All of it stands in the address. */

export type SearchSort = 'newest' | 'cheapest' | 'dearest' | 'latestModel' | 'leastDriven';

export const searchSorts: readonly { readonly name: SearchSort; readonly label: string }[] = [
  { name: 'newest', label: 'Newest first' },
  { name: 'cheapest', label: 'Price: low to high' },
  { name: 'dearest', label: 'Price: high to low' },
  { name: 'latestModel', label: 'Year: latest first' },
  { name: 'leastDriven', label: 'Kilometers: fewest first' },
];

/** A filter's name, in the address too. */
export type FilterName =
  | 'minPrice'
  | 'maxPrice'
  | 'minYear'
  | 'maxYear'
  | 'maxKilometers'
  | 'fuelType'
  | 'transmission'
  | 'engineSize'
  | 'seatingCapacity'
  | 'district';

type FilterValue = string | number;

export interface SearchFilter {
  readonly name: FilterName;
  readonly label: string;
  /** The stored field that it looks at. */
  readonly field: string;
  readonly test: 'equal' | 'atLeast' | 'atMost';
  /** What is offered; null: people type it. */
  readonly choices: readonly FilterValue[] | null;
  /** How a value reads in a list of choices, and where it is chosen. */
  readonly choiceText: (value: FilterValue) => string;
  readonly chosenText: (value: FilterValue) => string;
}

export interface FilterGroup {
  /** One of the six that are used most; the others stand behind 'More'. */
  readonly often: boolean;
  readonly filters: readonly SearchFilter[];
}

export interface VehicleSearch {
  readonly kind: VehicleKind;
  /** As typed; '' for none. */
  readonly text: string;
  readonly filters: Readonly<Partial<Record<FilterName, FilterValue>>>;
  /** null: as posted, the spec's order. */
  readonly sort: SearchSort | null;
}

const indianNumber = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

const lakh = 100_000;
const prices: Readonly<Record<VehicleKind, readonly number[]>> = {
  car: [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30].map((lakhs) => lakhs * lakh),
  bike: [20, 30, 40, 50, 60, 80, 100, 125, 150, 200, 300].map((thousands) => thousands * 1_000),
};
const distances = [10, 20, 30, 40, 50, 75, 100, 150].map((thousands) => thousands * 1_000);

/** '4 lakh', '1.25 lakh', '50,000': short enough for half a panel. */
function amount(value: FilterValue): string {
  const lakhs = Number(value) / lakh;
  return lakhs >= 1 && Number.isInteger(lakhs * 100) ? `${lakhs} lakh` : indianNumber.format(Number(value));
}

const kilometers = (value: FilterValue) => `${indianNumber.format(Number(value))} km`;

function priceGroup(kind: VehicleKind): FilterGroup {
  const shared = { field: 'priceValue', choices: prices[kind], choiceText: amount };
  return {
    often: true,
    filters: [
      {
        ...shared,
        name: 'minPrice',
        label: 'Price from',
        test: 'atLeast',
        chosenText: (value) => `From Rs. ${amount(value)}`,
      },
      {
        ...shared,
        name: 'maxPrice',
        label: 'Price up to',
        test: 'atMost',
        chosenText: (value) => `Up to Rs. ${amount(value)}`,
      },
    ],
  };
}

/** What a field of the form may be, as its description says. */
function choicesOf(kind: VehicleKind, key: VehicleFieldKey): readonly FilterValue[] {
  const input = vehicleKinds[kind].fields.find((field) => field.key === key)?.input;
  return input?.type === 'choice' || input?.type === 'numberChoice' ? input.choices : [];
}

function yearGroup(kind: VehicleKind): FilterGroup {
  const shared = { field: storedFieldName(kind, 'year'), choices: choicesOf(kind, 'year'), choiceText: String };
  return {
    often: true,
    filters: [
      { ...shared, name: 'minYear', label: 'Year from', test: 'atLeast', chosenText: (value) => `${value} or later` },
      { ...shared, name: 'maxYear', label: 'Year up to', test: 'atMost', chosenText: (value) => `${value} or earlier` },
    ],
  };
}

function oneFilter(
  often: boolean,
  filter: Omit<SearchFilter, 'chosenText'>,
  chosenText = filter.choiceText,
): FilterGroup {
  return { often, filters: [{ ...filter, chosenText }] };
}

function choiceGroup(
  kind: VehicleKind,
  name: FilterName & VehicleFieldKey,
  { label, often = true, text = String }: { label: string; often?: boolean; text?: SearchFilter['choiceText'] },
): FilterGroup {
  const filter = { field: storedFieldName(kind, name), test: 'equal', choices: choicesOf(kind, name) } as const;
  return oneFilter(often, { ...filter, name, label, choiceText: text });
}

function groupsOf(kind: VehicleKind): readonly FilterGroup[] {
  const distance = {
    name: 'maxKilometers',
    label: 'Kilometers up to',
    field: 'kilometersValue',
    test: 'atMost',
  } as const;
  const district = { name: 'district', label: 'District', field: 'distName', test: 'equal' } as const;
  const own: Readonly<Record<VehicleKind, readonly FilterGroup[]>> = {
    car: [choiceGroup('car', 'transmission', { label: 'Transmission' })],
    bike: [choiceGroup('bike', 'engineSize', { label: 'Engine size' })],
  };
  const seldom: Readonly<Record<VehicleKind, readonly FilterGroup[]>> = {
    car: [choiceGroup('car', 'seatingCapacity', { label: 'Seats', often: false, text: (value) => `${value} seats` })],
    bike: [],
  };
  return [
    priceGroup(kind),
    yearGroup(kind),
    oneFilter(
      true,
      { ...distance, choices: distances, choiceText: kilometers },
      (value) => `Up to ${kilometers(value)}`,
    ),
    choiceGroup(kind, 'fuelType', { label: 'Fuel type' }),
    ...own[kind],
    oneFilter(true, { ...district, choices: null, choiceText: String }),
    ...seldom[kind],
  ];
}

/** The filters of each kind, in the order of the panel. */
export const filterGroups: Readonly<Record<VehicleKind, readonly FilterGroup[]>> = {
  car: groupsOf('car'),
  bike: groupsOf('bike'),
};

export function filtersOf(kind: VehicleKind): readonly SearchFilter[] {
  return filterGroups[kind].flatMap(({ filters }) => filters);
}

/** A filter's value out of an address or a control; null: none that it could have. */
export function readFilter({ test, choices }: SearchFilter, text: string | null): FilterValue | null {
  if (text === null) return null;
  if (choices === null) return text.trim() === '' || text.length > textLimits.district ? null : text.trim();
  // Ranges take any number, though only some are offered.
  if (test !== 'equal') return /^\d{1,10}$/.test(text) ? Number(text) : null;
  return choices.find((choice) => String(choice) === text) ?? null;
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
