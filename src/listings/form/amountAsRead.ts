import { unknownAmount } from '../../shared/numbers/amount';
import { formatKilometers, parseKilometers } from '../../shared/numbers/kilometers';
import { isBlank } from '../../shared/text/hiddenCharacters';
import { formatShortPrice, parsePrice, priceOf, unknownPrice } from '../price';
import { storedKilometers, storedPrice } from './storedAmounts';

/** Outside these limits the dealer has probably typed a digit too few or too many: rupees, and kilometres. */
const [leastUsual, mostUsual] = [1_000, 100_000_000];
const mostKilometers = 1_000_000;

const quoted = (text: string) => `“${text}”`;

/** The price as buyers will read it: '4.85 lakh' → 'Rs. 4.85 lakh'; in quotation marks if it names no amount. */
export function priceAsRead(typed: string): string {
  const price = priceOf(storedPrice(typed));
  return price.rupees === unknownPrice ? quoted(price.text) : formatShortPrice(price);
}

/** Whether a price names no amount, or an unlikely one (FORM-19). */
export function isUnlikelyPrice(typed: string): boolean {
  const rupees = parsePrice(storedPrice(typed));
  return rupees === unknownPrice || rupees < leastUsual || rupees > mostUsual;
}

/** The distance as buyers will read it: '32 hazar' → '32,000 km'; in quotation marks if it names none. */
export function kilometersAsRead(typed: string): string {
  const distance = storedKilometers(typed);
  return parseKilometers(distance) === unknownAmount ? quoted(distance) : formatKilometers(distance);
}

/** Whether a distance that is not blank names none, or an unlikely one (FORM-21). `unknown` sorts above every limit. */
export function isUnlikelyDistance(typed: string): boolean {
  return !isBlank(typed) && parseKilometers(storedKilometers(typed)) > mostKilometers;
}

/** Whether no filter by kilometres finds the vehicle, though a distance is typed. */
export function isUnknownDistance(typed: string): boolean {
  return parseKilometers(storedKilometers(typed)) === unknownAmount;
}
