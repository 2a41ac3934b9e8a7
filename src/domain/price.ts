import { parseAmount, unknownAmount } from './amount';

/** Stored as `priceValue` when a price cannot be read as a number. */
export const unknownPrice = unknownAmount;

const currencyPrefix = /^(?:rs\.?|inr|₹)\s*/i;
const currencySuffix = /\s*\/-$/;

function withoutCurrency(text: string): string {
  return text.trim().replace(currencyPrefix, '').replace(currencySuffix, '');
}

/**
 * Reads a price as dealers type it: '4,50,000', 'Rs. 450000', '4.5 lakh', '1.2 crore'.
 *
 * @returns whole rupees, or `unknownPrice` where the text names no amount
 */
export function parsePrice(text: string): number {
  return parseAmount(withoutCurrency(text));
}

const indianNumber = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** The dealer's own words behind 'Rs.'; a bare number gets its Indian separators ('450000' → 'Rs. 4,50,000'). */
export function formatPrice(text: string): string {
  const amount = withoutCurrency(text);
  if (amount === '') return 'Price on request';
  const rupees = /^[\d,]+$/.test(amount) ? parsePrice(amount) : unknownPrice;
  return `Rs. ${rupees === unknownPrice ? amount : indianNumber.format(rupees)}`;
}
