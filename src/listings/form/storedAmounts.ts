import { unknownAmount } from '../../shared/numbers/amount';
import { formatNumber } from '../../shared/numbers/indianNumber';
import { parseKilometers } from '../../shared/numbers/kilometers';
import { readKilometers, readRupees } from '../../shared/numbers/typedAmount';
import { cleanLine } from '../../shared/text/cleanText';
import { parsePrice } from '../price';

/**
 * The text that is stored for a typed amount: as it was typed, if the rules read the same number in it; else the number
 * ('4 lakh 50 thousand' → '4,50,000'). A text without an amount stays as it is (LIST-4).
 */
function storedText(typed: string, typedAmount: number, read: (text: string) => number): string {
  const text = cleanLine(typed);
  return typedAmount === unknownAmount || read(text) === typedAmount ? text : formatNumber(typedAmount);
}

export function storedPrice(typed: string): string {
  return storedText(typed, readRupees(typed), parsePrice);
}

export function storedKilometers(typed: string): string {
  return storedText(typed, readKilometers(typed), parseKilometers);
}
