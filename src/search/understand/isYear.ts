import type { AmountContext } from './amountContext';
import type { Quantity } from './quantity';

const firstYear = 1950;

/** Whether a number without a unit can only be a year. */
export function isYear({ amount, scale, unit }: Quantity, { thisYear }: AmountContext): boolean {
  return unit === 'none' && scale === 1 && Number.isInteger(amount) && amount >= firstYear && amount <= thisYear + 1;
}
