import { parseAmount, unknownAmount } from '../shared/numbers/amount';
import { formatNumber } from '../shared/numbers/indianNumber';
import type { Rupees } from '../shared/valueTypes';
import { priceTexts } from './cardTexts';

/** The amount of a price that names none. */
export const unknownPrice: Rupees = unknownAmount;

export interface Price {
  /** As the dealer has typed it; '' if there is none. */
  readonly text: string;
  /** `unknownPrice` if the text names no amount. */
  readonly rupees: Rupees;
}

const currencyPrefix = /^(?:rs\.?|inr|₹)\s*/i;
const currencySuffix = /\s*\/-$/;

function withoutCurrency(text: string): string {
  return text.trim().replace(currencyPrefix, '').replace(currencySuffix, '');
}

/**
 * Reads a price as it is stored: '4,50,000', 'Rs. 450000', '4.5 lakh', '1.2 crore'.
 *
 * @returns `unknownPrice` if the text names no amount
 */
export function parsePrice(text: string): Rupees {
  return parseAmount(withoutCurrency(text));
}

export function priceOf(text: string): Price {
  return { text, rupees: parsePrice(text) };
}

/** A price that names no amount stays as it was typed. A blank price reads 'Price on request'. */
function format({ text, rupees }: Price, read: (rupees: Rupees) => string): string {
  if (rupees !== unknownPrice) return read(rupees);
  return withoutCurrency(text) === '' ? priceTexts.onRequest : text.trim();
}

/** 485000 → 'Rs. 4,85,000' */
export function formatRupees(rupees: Rupees): string {
  return priceTexts.rupees(formatNumber(rupees));
}

/** The price to the rupee: '4.85 lakh' → 'Rs. 4,85,000'. */
export function formatPrice(price: Price): string {
  return format(price, formatRupees);
}

function inLakhs(rupees: Rupees): string {
  // Compares the rounded value: 99,99,999 reads '1 crore', not '100 lakh'.
  if (Math.round(rupees / 1_000) >= 10_000) return priceTexts.crore(formatNumber(rupees / 10_000_000, 2));
  return rupees >= 100_000 ? priceTexts.lakh(formatNumber(rupees / 100_000, 2)) : formatNumber(rupees);
}

/** An amount in a few characters, as people say it: 485000 → 'Rs. 4.85 lakh', 85000 → 'Rs. 85,000'. */
export function formatShortRupees(rupees: Rupees): string {
  return priceTexts.rupees(inLakhs(rupees));
}

export function formatShortPrice(price: Price): string {
  return format(price, formatShortRupees);
}
