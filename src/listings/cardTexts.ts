import type { AgeTexts } from './age';

/** Prices, also in filters. With no-break spaces: the number and its unit stay on one line. */
export const priceTexts = {
  onRequest: 'Price on request',
  rupees: (amount: string) => `Rs. ${amount}`,
  lakh: (amount: string) => `${amount}\u00a0lakh`,
  crore: (amount: string) => `${amount}\u00a0crore`,
  cut: (amount: string, day: string) => `${amount} less since ${day}`,
  today: 'today',
} as const;

/** How long ago a listing was posted. */
export const ageTexts: AgeTexts = {
  today: 'Today',
  yesterday: 'Yesterday',
  days: (count) => `${count} days ago`,
  weeks: (count) => `${count} weeks ago`,
  months: (count) => `${count} months ago`,
  years: (count) => (count === 1 ? '1 year ago' : `${count} years ago`),
};
