import { formatShortPrice, parsePrice, unknownPrice } from '../price';

/** Rupees. Outside these limits the dealer has probably typed a zero too few or too many. */
const [leastUsual, mostUsual] = [5_000, 100_000_000];

/** The price as buyers will read it: '4.85 lakh' → 'Rs. 4.85 lakh'; in quotation marks if it names no amount. */
export function priceAsRead(typed: string): string {
  return parsePrice(typed) === unknownPrice ? `“${typed.trim()}”` : formatShortPrice(typed);
}

/** Whether a price names no amount, or an unlikely one (FORM-19). */
export function isUnlikelyPrice(typed: string): boolean {
  const rupees = parsePrice(typed);
  return rupees === unknownPrice || rupees < leastUsual || rupees > mostUsual;
}
