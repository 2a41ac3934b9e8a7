import { formatNumber } from './indianNumber';
import { textLimits } from './limits';
import { storedFieldName, type VehicleFieldKey, type VehicleKind, vehicleKinds } from './vehicleKinds';

/** By what a buyer can narrow a list of vehicles. */

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

export type FilterValue = string | number;

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

const lakh = 100_000;
const prices: Readonly<Record<VehicleKind, readonly number[]>> = {
  car: [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30].map((lakhs) => lakhs * lakh),
  bike: [20, 30, 40, 50, 60, 80, 100, 125, 150, 200, 300].map((thousands) => thousands * 1_000),
};
const distances = [10, 20, 30, 40, 50, 75, 100, 150].map((thousands) => thousands * 1_000);

/** '4 lakh', '1.25 lakh', '50,000': short enough for half a panel. */
function amount(value: FilterValue): string {
  const lakhs = Number(value) / lakh;
  return lakhs >= 1 && Number.isInteger(lakhs * 100) ? `${lakhs} lakh` : formatNumber(Number(value));
}

const kilometers = (value: FilterValue) => `${formatNumber(Number(value))} km`;

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
