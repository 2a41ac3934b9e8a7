import { kilometersText } from '../texts';
import type { Kilometers } from '../valueTypes';
import { parseAmount, unknownAmount } from './amount';
import { formatNumber } from './indianNumber';

const unit = /\s*(?:kms?|kilomet(?:er|re)s?)\.?$/i;

/**
 * Reads a distance as it is stored: '32000', '32,000 km', '45k kms', '1.2 lakh'.
 *
 * @returns whole kilometres; `unknownAmount` if the text names none
 */
export function parseKilometers(text: string): Kilometers {
  return parseAmount(text.trim().replace(unit, ''));
}

/** '1,08,000 km'; a text without a distance stays as it was typed. */
export function formatKilometers(text: string): string {
  const value = parseKilometers(text);
  return value === unknownAmount ? text.trim() : kilometersText(formatNumber(value));
}
