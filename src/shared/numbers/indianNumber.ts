/*
 * Without `Intl.NumberFormat`: the first one of a page takes about 50 ms on a cheap phone, just before the first list.
 */

/** Groups digits as people write them in India: '1234567' → '12,34,567'. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',');
}

/**
 * Formats a number as people write it in India: 108000 → '1,08,000'; 4.5 → '5', or '4.5' with one decimal or more.
 *
 * @param value 0, or from 0.000001 to 2^53
 * @param decimals the most decimals; trailing zeros are left out
 */
export function formatNumber(value: number, decimals = 0): string {
  // Rounds the decimal text, because the number 1.005 is a little less than what its text says.
  const rounded = Math.round(Number(`${value}e${decimals}`));
  const [whole = '', fraction] = String(Number(`${rounded}e-${decimals}`)).split('.');
  return fraction === undefined ? groupDigits(whole) : `${groupDigits(whole)}.${fraction}`;
}
