import type { NumberSeries } from './numbers';

/** The admin's numbers (ADMIN-19). */
export const numbersTexts = {
  tab: 'Numbers',
  heading: 'Day by day',
  choose: 'Choose what to count on each of the last days.',
  series: 'What is counted',
  caption: (what: string, days: number) => `${what}, the last ${days} days`,
  day: 'Day',
  together: 'Together',
  loading: 'Counting...',
  failed: 'Could not count that. Please try again.',
  earlier: 'Ten days more',
  capped: 'One count stops at 30: more are shown as 30+.',
} as const;

export const seriesLabels: Readonly<Record<NumberSeries, string>> = {
  posted: 'Posted',
  approved: 'Approved',
  rejected: 'Deleted',
  bookings: 'Bookings',
  messages: 'Messages',
};
