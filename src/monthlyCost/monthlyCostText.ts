import { formatNumber } from '../shared/numbers/indianNumber';
import type { Rupees } from '../shared/valueTypes';
import { monthlyCost } from './loan';
import { monthlyCostTexts } from './texts';

/**
 * 'about Rs. 14,300 a month' (COST-2)
 *
 * @param price may be `unknownPrice`
 * @returns null if the price is not known
 */
export function monthlyCostText(price: Rupees): string | null {
  const cost = monthlyCost(price);
  return cost === null ? null : monthlyCostTexts.about(formatNumber(cost));
}
