import type { Rupees } from '../../shared/valueTypes';

/** Prices of similar vehicles, to detect an unusual price (ADMIN-15). Pure numbers. */

interface Priced {
  readonly price: Rupees;
  readonly year: number;
}

/** Fewer prices prove nothing. */
const fewest = 8;
/** Years between two vehicles that are alike. */
const yearsApart = 3;
/** A price below half or above twice the median is unusual. */
const factor = 2;

export interface PriceComparison {
  readonly count: number;
  readonly median: Rupees;
  readonly isFar: boolean;
}

function medianOf(prices: readonly Rupees[]): Rupees {
  const sorted = prices.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] ?? 0) + upper) / 2);
}

/** @returns null: there are too few similar ones */
export function comparePrice({ price, year }: Priced, others: readonly Priced[]): PriceComparison | null {
  const like = others.filter((other) => Math.abs(other.year - year) <= yearsApart);
  if (like.length < fewest) return null;
  const median = medianOf(like.map((other) => other.price));
  return { count: like.length, median, isFar: price * factor < median || price > median * factor };
}
