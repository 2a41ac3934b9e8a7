import type { AmountContext } from './amountContext';
import { type Comparison, orWords, type Topic, units } from './amountWordLists';
import { isYear } from './isYear';
import { type Quantity, quantityAt } from './quantity';
import type { Token } from './tokens';

/** The unit of a number that has none of its own, from the words around it. */

/** 'Price 500000' and 'km 40000'. */
export function withTopic(quantity: Quantity, topic: Topic | null, context: AmountContext): Quantity {
  if (topic === null || quantity.sure || isYear(quantity, context)) return quantity;
  if (topic === 'seats') return { ...quantity, unit: 'seats' };
  if (topic === 'kilometers') return { ...quantity, unit: 'kilometers' };
  return quantity.unit === 'none' && quantity.amount >= 1_000 ? { ...quantity, unit: 'money' } : quantity;
}

/** 'Older than 5 years' needs no 'old' behind it. */
export function asAge(
  tokens: readonly Token[],
  quantity: Quantity,
  comparison: Comparison | null,
  at: number,
): Quantity {
  const lastYears = tokens[at]?.text === 'last';
  const compared = lastYears || comparison === 'after' || comparison === 'before';
  const years = quantity.unit === 'none' && units.years.has(tokens[quantity.end]?.text ?? '');
  return compared && years && quantity.amount < 50 ? { ...quantity, unit: 'age', end: quantity.end + 1 } : quantity;
}

/** '6 or 7 seater': the first number has the unit of the second, which is read next. */
export function alternative(tokens: readonly Token[], first: Quantity): Quantity | null {
  if (first.unit !== 'none' || !orWords.has(tokens[first.end]?.text ?? '')) return null;
  const unit = quantityAt(tokens, first.end + 1)?.unit;
  return unit === 'seats' || unit === 'engine' ? { ...first, unit, end: first.end + 1 } : null;
}
