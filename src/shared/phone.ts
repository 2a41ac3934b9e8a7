/**
 * The ten digits of an Indian phone number as people type it: with blanks, dashes or brackets, with +91 or 0 in front, in
 * Devanagari. null if it has another number of digits.
 */
export function tenDigits(typed: string): string | null {
  const digits = typed
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\s().-]/g, '')
    .replace(/^(?:\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/, '');
  return /^\d{10}$/.test(digits) ? digits : null;
}
