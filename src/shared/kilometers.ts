import { parseAmount } from './amount';

const unit = /\s*(?:kms?|kilomet(?:er|re)s?)\.?$/i;

/**
 * Reads a distance as dealers type it: '32000', '32,000 km', '45k kms', '1.2 lakh'.
 *
 * @returns whole kilometres, or `unknownAmount` where the text names none
 */
export function parseKilometers(text: string): number {
  return parseAmount(text.trim().replace(unit, ''));
}
