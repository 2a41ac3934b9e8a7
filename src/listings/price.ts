import { parseAmount, unknownAmount } from '../shared/numbers/amount';
import { formatNumber } from '../shared/numbers/indianNumber';
import { priceTexts } from './cardTexts';

/** The `priceValue` of a price that names no amount. */
export const unknownPrice = unknownAmount;

const currencyPrefix = /^(?:rs\.?|inr|₹)\s*/i;
const currencySuffix = /\s*\/-$/;

function withoutCurrency(text: string): string {
  return text.trim().replace(currencyPrefix, '').replace(currencySuffix, '');
}

/**
 * Reads a price as it is stored: '4,50,000', 'Rs. 450000', '4.5 lakh', '1.2 crore'.
 *
 * @returns whole rupees, or `unknownPrice` if the text names no amount
 */
export function parsePrice(text: string): number {
  return parseAmount(withoutCurrency(text));
}

/** A price that names no amount stays as it was typed. A blank price reads 'Price on request'. */
function format(text: string, inRupees: (rupees: number) => string): string {
  const rupees = parsePrice(text);
  if (rupees !== unknownPrice) return priceTexts.rupees(inRupees(rupees));
  return withoutCurrency(text) === '' ? priceTexts.onRequest : text.trim();
}

/** The price to the rupee, with Indian separators: '4.85 lakh' → 'Rs. 4,85,000'. */
export function formatPrice(text: string): string {
  return format(text, (rupees) => formatNumber(rupees));
}

function inLakhs(rupees: number): string {
  // Compares the rounded value: 99,99,999 reads '1 crore', not '100 lakh'.
  if (Math.round(rupees / 1_000) >= 10_000) return priceTexts.crore(formatNumber(rupees / 10_000_000, 2));
  return rupees >= 100_000 ? priceTexts.lakh(formatNumber(rupees / 100_000, 2)) : formatNumber(rupees);
}

/** The price in a few characters, as people say it: '4,85,000' → 'Rs. 4.85 lakh', '85000' → 'Rs. 85,000'. */
export function formatShortPrice(text: string): string {
  return format(text, inLakhs);
}
