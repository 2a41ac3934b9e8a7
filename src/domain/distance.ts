import { formatNumber } from './indianNumber';

const kilometers = /^(\d[\d,]*)(?:\.\d+)?\s*(?:kms?|kilomet(?:er|re)s?)?\.?$/i;

/**
 * Reads a distance as dealers type it: '32000', '1,08,000', '45000 km'.
 *
 * @returns whole kilometres; null where the text names no number, or one that no vehicle has driven
 */
export function parseKilometers(text: string): number | null {
  const digits = kilometers.exec(text.trim())?.[1];
  const value = digits === undefined ? Number.NaN : Number(digits.replaceAll(',', ''));
  return Number.isSafeInteger(value) ? value : null;
}

/** '1,08,000 km'; a text that names no number stays as it was typed. */
export function formatKilometers(text: string): string {
  const value = parseKilometers(text);
  return value === null ? text.trim() : `${formatNumber(value)} km`;
}
