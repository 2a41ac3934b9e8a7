import type { AmountContext } from './amountContext';
import { betweenWords, rangeWords } from './amountWordLists';
import { isYear } from './isYear';
import { type Quantity, quantityAt } from './quantity';
import type { Token } from './tokens';

export interface Range {
  readonly from: Quantity;
  readonly to: Quantity;
}

/** The same unit and scale for both ends: '3 to 5 lakh', '20k-40k km'. null if they do not belong together. */
function rangeOf(from: Quantity, to: Quantity, context: AmountContext): Range | null {
  if (isYear(from, context) !== isYear(to, context)) return null;
  if (from.unit === to.unit && from.scale === to.scale) return { from, to };
  if (from.unit === 'none') {
    const scaled = from.amount < to.amount / to.scale ? from.amount * to.scale : from.amount;
    return { from: { ...from, amount: scaled, unit: to.unit }, to };
  }
  if (to.unit === 'none') return { from, to: { ...to, amount: to.amount * from.scale, unit: from.unit } };
  return from.unit === to.unit || !from.sure ? { from: { ...from, unit: to.unit }, to } : null;
}

/** The range that begins with this quantity: '3 to 5 lakh'; null if there is none. */
export function rangeAt(
  tokens: readonly Token[],
  first: Quantity,
  between: boolean,
  context: AmountContext,
): Range | null {
  const next = tokens[first.end];
  if (!next) return null;
  const dash = /^\s*[-–—~]\s*$/.test(next.before);
  const word = (between ? betweenWords : rangeWords).has(next.text);
  const second = dash ? quantityAt(tokens, first.end) : word ? quantityAt(tokens, first.end + 1) : null;
  return second && rangeOf(first, second, context);
}
