/**
 * Stored in place of a number that the text does not name. It sorts after every real number; Firestore would sort null,
 * and a missing field, first (LIST-4).
 */
export const unknownAmount = Number.MAX_SAFE_INTEGER;

const multipliers: Record<string, number> = {
  '': 1,
  k: 1_000,
  thousand: 1_000,
  l: 100_000,
  lac: 100_000,
  lacs: 100_000,
  lakh: 100_000,
  lakhs: 100_000,
  cr: 10_000_000,
  crore: 10_000_000,
  crores: 10_000_000,
};

/** Three digits follow the last comma: '4,5 lakh' is no such number. */
const amountWithUnit = /^((?:\d+|\d[\d,]*,\d{3})(?:\.\d+)?|\.\d+)\s*([a-z]*)\.?$/i;

/**
 * Reads a number as it is stored: '4,50,000', '4.5 lakh', '45k', '1.2 crore'. The rules read the same. What people type is
 * read by typedAmount.ts, which knows more.
 *
 * @returns a whole number, or `unknownAmount` if the text names none
 */
export function parseAmount(text: string): number {
  const match = amountWithUnit.exec(text);
  const multiplier = multipliers[match?.[2]?.toLowerCase() ?? ''];
  if (!match?.[1] || multiplier === undefined) return unknownAmount;
  const amount = Math.round(Number(match[1].replaceAll(',', '')) * multiplier);
  return Number.isFinite(amount) && amount < unknownAmount ? amount : unknownAmount;
}
