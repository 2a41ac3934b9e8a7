import { formatNumber } from '../shared/numbers/indianNumber';
import { monthlyCost } from './loan';

/**
 * 'about Rs. 14,300 a month' (COST-2)
 *
 * @param priceValue whole rupees, or `unknownPrice`
 * @returns null if the price is not known
 */
export function monthlyCostText(priceValue: number): string | null {
  const cost = monthlyCost(priceValue);
  return cost === null ? null : `about Rs. ${formatNumber(cost)} a month`;
}
