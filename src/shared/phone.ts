import { plainInput } from './text/plainInput';

/**
 * The ten digits of an Indian phone number as people type or paste it: with blanks, dashes or brackets, with +91 or 0 or
 * both in front, in the digits of any script, between marks that nobody sees. null if it has another number of digits.
 */
export function tenDigits(typed: string): string | null {
  const digits = plainInput(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^(?:\+91|0091|91(?=0?\d{10}$))?(?:0(?=\d{10}$))?/, '');
  return /^\d{10}$/.test(digits) ? digits : null;
}
