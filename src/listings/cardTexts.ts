/** Prices, also in filters. With no-break spaces: the number and its unit stay on one line. */
export const priceTexts = {
  onRequest: 'Price on request',
  rupees: (amount: string) => `Rs. ${amount}`,
  lakh: (amount: string) => `${amount}\u00a0lakh`,
  crore: (amount: string) => `${amount}\u00a0crore`,
  cut: (amount: string, day: string) => `${amount} less since ${day}`,
  today: 'today',
} as const;

const ago = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many} ago`;

/** How long ago a listing was posted. */
export const ageTexts = {
  today: 'Today',
  yesterday: 'Yesterday',
  days: ago('day', 'days'),
  weeks: ago('week', 'weeks'),
  months: ago('month', 'months'),
  years: ago('year', 'years'),
} as const;
