import { transmissions } from '../../listings/kinds';
import type { Rupees } from '../../shared/valueTypes';
import { type ChosenFilters, type RangeName, type SearchFilter, valuesOf } from '../filters/filter';
import { filtersOf } from '../filters/filters';
import { type Near, radii, shownNear, usualRadius } from '../near/near';
import {
  type LimitName,
  type ListingSearch,
  type NarrowingCondition,
  narrowingConditionsOf,
  withChoices,
  withLimit,
  withNear,
} from '../search';
import { alternativeTexts } from '../texts';

/** The searches close to one that finds too little: each changes one of its limits (SEARCH-4). */

export interface WiderStep {
  readonly search: ListingSearch;
  /** What is found with it: '3 up to Rs. 6.25 lakh'. */
  readonly text: (count: string) => string;
  /** It finds other listings, not more of them. */
  readonly instead?: true;
}

export interface WidenedLimit {
  readonly key: LimitName;
  /** The limit as it is: 'Up to Rs. 5 lakh'. */
  readonly chosen: string;
  /** The nearest first. The last one leaves the limit out. */
  readonly steps: readonly WiderStep[];
}

const limitOrder = Object.keys(alternativeTexts.without);

const yearsWider = 2;
const priceWider = 1.25;
/** Ten digits, as in an address. */
const mostLimit: Rupees = 9_999_999_999;

/** The price that is a quarter above, rounded so that it is short to read. */
function higher(price: Rupees): Rupees {
  const step = price < 100_000 ? 1_000 : 5_000;
  return Math.min(mostLimit, Math.ceil((price * priceWider) / step) * step);
}

function lower(price: Rupees): Rupees {
  const step = price < 100_000 ? 1_000 : 5_000;
  return Math.floor(price / priceWider / step) * step;
}

/** The next wider limit of a range; null if only none at all is wider. */
function widerLimit(filter: SearchFilter, name: RangeName, limit: number): number | null {
  switch (name) {
    case 'maxPrice':
      return higher(limit) > limit ? higher(limit) : null;
    case 'minPrice':
      return lower(limit) > 0 ? lower(limit) : null;
    case 'minYear':
      return limit - yearsWider;
    case 'maxYear':
      return limit + yearsWider;
    case 'maxKilometers':
      return filter.choices?.map(Number).find((choice) => choice > limit) ?? null;
  }
}

function rangeSteps(search: ListingSearch, filter: SearchFilter): readonly WiderStep[] {
  const limit = filter.test === 'equal' ? undefined : search.filters[filter.name];
  if (filter.test === 'equal' || limit === undefined) return [];
  const { name, choiceText } = filter;
  const wider = widerLimit(filter, name, limit);
  if (wider === null) return [];
  const text = (count: string) => alternativeTexts.wider[name](count, choiceText(wider));
  return [{ search: withLimit(search, name, wider), text }];
}

/** Of two choices, the other one. */
function otherChoice(search: ListingSearch, filter: SearchFilter): readonly WiderStep[] {
  if (filter.name !== 'transmission') return [];
  const chosen = valuesOf(search.filters, filter);
  return transmissions
    .filter((choice) => !chosen.includes(choice))
    .map((choice) => ({
      search: withChoices(search, filter.name, [choice]),
      text: alternativeTexts.otherTransmission[choice],
      instead: true,
    }));
}

interface Place {
  readonly place: string;
  /** km that the search reaches already; 0: the district alone. */
  readonly within: number;
  /** Several districts are chosen, so a text must say of which one it is. */
  readonly isOneOfMany: boolean;
}

function placeOf({ near, district = [] }: ChosenFilters): Place | null {
  if (near) return { ...near, isOneOfMany: false };
  const [first] = district;
  return first === undefined ? null : { place: String(first), within: 0, isOneOfMany: district.length > 1 };
}

function placeSteps(search: ListingSearch, { place, within, isOneOfMany }: Place): readonly WiderStep[] {
  const wider = radii.filter((radius) => radius > within && radius >= usualRadius);
  return wider.map((radius) => {
    const near: Near = { place, within: radius };
    const text = (count: string) =>
      isOneOfMany ? alternativeTexts.around(count, shownNear(near)) : alternativeTexts.within(count, radius);
    return { search: withNear(search, near), text };
  });
}

function widened(search: ListingSearch, condition: NarrowingCondition): WidenedLimit {
  const { key, without } = condition;
  const chosen = key === 'q' ? search.text.trim() : condition.text;
  const last: WiderStep = { search: without, text: alternativeTexts.without[key] };
  const place = key === 'near' || key === 'district' ? placeOf(search.filters) : null;
  if (place) return { key, chosen, steps: [...placeSteps(search, place), last] };
  const filter = filtersOf(search.kind).find(({ name }) => name === key);
  if (!filter) return { key, chosen, steps: [last] };
  // To leave out one of two choices finds what the other one does.
  const other = otherChoice(search, filter);
  return { key, chosen, steps: other.length > 0 ? other : [...rangeSteps(search, filter), last] };
}

/** The limits of a search, each with its wider steps. Those that people give up most easily come first. */
export function widenedLimits(search: ListingSearch): readonly WidenedLimit[] {
  const hasModel = search.filters.model !== undefined;
  return (
    narrowingConditionsOf(search)
      // A model has one make.
      .filter(({ key }) => key !== 'make' || !hasModel)
      .toSorted((one, other) => limitOrder.indexOf(one.key) - limitOrder.indexOf(other.key))
      .map((condition) => widened(search, condition))
  );
}
