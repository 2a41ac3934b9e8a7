/*
 * By hand, because the first Intl.NumberFormat of a page takes a cheap phone some 50 ms, just before its first list.
 */

/** Digits in groups as India writes them: '1234567' → '12,34,567'. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',');
}

/**
 * As India writes a number: 108000 → '1,08,000'; 4.5 → '5', or '4.5' with one decimal or more.
 *
 * @param value 0, or from 0.000001 to 2^53
 * @param decimals at most so many; those that say nothing are left out
 */
export function formatNumber(value: number, decimals = 0): string {
  // Moves the point of what is written, for 1.005 is a little less than that as a number.
  const rounded = Math.round(Number(`${value}e${decimals}`));
  const [whole = '', fraction] = String(Number(`${rounded}e-${decimals}`)).split('.');
  return fraction === undefined ? groupDigits(whole) : `${groupDigits(whole)}.${fraction}`;
}
