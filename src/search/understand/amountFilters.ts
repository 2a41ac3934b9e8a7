import type { Kilometers } from '../../shared/valueTypes';
import { unitlessPrice } from '../unitlessPrice';
import type { AmountContext } from './amountContext';
import type { Comparison } from './amountWordLists';
import { choiceFilters, type Limits } from './choicesWithin';
import { isYear } from './isYear';
import type { Quantity } from './quantity';
import type { Range } from './quantityRange';
import type { UnderstoodFilters } from './understood';

const longestRadius: Kilometers = 500;

function limitsOf(comparison: Comparison | null, amount: number, share: number): Limits {
  switch (comparison) {
    case 'atMost':
    case 'before':
      return { most: amount };
    case 'atLeast':
    case 'after':
      return { least: amount };
    case 'around':
      return { least: Math.round(amount * (1 - share)), most: Math.round(amount * (1 + share)) };
    case 'between':
    case null:
      return { least: amount, most: amount };
  }
}

function priceFilters(comparison: Comparison | null, { amount }: Quantity): UnderstoodFilters {
  // Who writes '5 lakh' has that much.
  const { least, most } = limitsOf(comparison ?? 'atMost', amount, 0.2);
  return { ...(least !== undefined && { minPrice: least }), ...(most !== undefined && { maxPrice: most }) };
}

function yearFilters(comparison: Comparison | null, year: number): UnderstoodFilters {
  switch (comparison) {
    case 'after':
      return { minYear: year + 1 };
    case 'before':
      return { maxYear: year - 1 };
    case 'around':
      return { minYear: year - 1, maxYear: year + 1 };
    case 'atLeast':
      return { minYear: year };
    case 'atMost':
      return { maxYear: year };
    case 'between':
    case null:
      return { minYear: year, maxYear: year };
  }
}

/** '5 years old' is no older than that. */
function ageFilters(comparison: Comparison | null, years: number, thisYear: number): UnderstoodFilters {
  const older = comparison === 'atLeast' || comparison === 'before';
  return older ? { maxYear: thisYear - years } : { minYear: thisYear - years };
}

type Meant = { readonly filters: UnderstoodFilters; readonly radius?: Kilometers; readonly answered?: false };

/** What one amount asks for; null if it is no condition. */
export function meantBy(comparison: Comparison | null, quantity: Quantity, context: AmountContext): Meant | null {
  const { amount, unit } = quantity;
  switch (unit) {
    case 'money':
      return { filters: priceFilters(comparison, quantity) };
    case 'kilometers':
      if (amount <= longestRadius) return { filters: {}, radius: amount };
      if (comparison === 'atLeast' || comparison === 'after') return { filters: {}, answered: false };
      return { filters: { maxKilometers: comparison === 'around' ? Math.round(amount * 1.2) : amount } };
    case 'seats':
    case 'engine': {
      const filters = choiceFilters(limitsOf(comparison, amount, 0.2), unit, context);
      return Object.keys(filters).length > 0 ? { filters } : unit === 'seats' ? { filters, answered: false } : null;
    }
    case 'age':
      return { filters: ageFilters(comparison, amount, context.thisYear) };
    case 'none': {
      if (isYear(quantity, context)) return { filters: yearFilters(comparison, amount) };
      const price = comparison !== null || amount >= 10_000 ? unitlessPrice(amount, context.kind) : null;
      return price === null ? null : { filters: priceFilters(comparison, { ...quantity, amount: price }) };
    }
  }
}

/** What two ends ask for; null if they are no condition. */
export function meantByRange({ from, to }: Range, between: boolean, context: AmountContext): Meant | null {
  const [least, most] = from.amount <= to.amount ? [from.amount, to.amount] : [to.amount, from.amount];
  switch (to.unit) {
    case 'money':
      return { filters: { minPrice: least, maxPrice: most } };
    case 'kilometers':
      return { filters: { maxKilometers: most } };
    case 'seats':
    case 'engine':
      return { filters: choiceFilters({ least, most }, to.unit, context) };
    case 'age':
      return { filters: { minYear: context.thisYear - most, maxYear: context.thisYear - least } };
    case 'none': {
      if (isYear(to, context)) return { filters: { minYear: least, maxYear: most } };
      const [cheapest, dearest] = [unitlessPrice(least, context.kind), unitlessPrice(most, context.kind)];
      const isPrice = between || least >= 10_000;
      return isPrice && cheapest !== null && dearest !== null
        ? { filters: { minPrice: cheapest, maxPrice: dearest } }
        : null;
    }
  }
}
