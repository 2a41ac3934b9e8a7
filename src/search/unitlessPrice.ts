import type { ListingKind } from '../listings/kinds';
import type { Rupees } from '../shared/valueTypes';

/**
 * What people mean by a price without a unit: 'under 5' means lakhs, or thousands where bikes cost so little.
 * null: it is no price.
 */
export function unitlessPrice(amount: number, kind: ListingKind | null): Rupees | null {
  if (amount >= 10_000) return amount;
  if (amount < 1 || amount > 100) return null;
  return kind === 'bike' && amount >= 10 ? amount * 1_000 : amount * 100_000;
}
