import { formatNumber } from '../../shared/numbers/indianNumber';
import { formatDayOfYear } from '../../shared/time/indianTime';
import type { Change, WeekSeries } from './weeks';

/** How long a listing waits (ADMIN-30). The blank before a unit does not break. */
export const waitTexts = {
  minutes: (count: number) => `${count}\u00A0min`,
  hours: (count: number) => `${count}\u00A0h`,
  days: (count: number) => (count === 1 ? '1\u00A0day' : `${count}\u00A0days`),
} as const;

function amountOf({ by, unit }: Change): string {
  return unit === 'percent' ? `${formatNumber(by)}\u00A0%` : formatNumber(by);
}

/** The overview of the admin's numbers (ADMIN-29). */
export const overviewTexts = {
  heading: 'The last 12 weeks',
  lead: (from: Date, to: Date) =>
    `4 full weeks, ${formatDayOfYear(from)} to ${formatDayOfYear(to)}, against the 4 weeks before.`,
  loading: 'Counting...',
  failed: 'Could not count all weeks. Please try again.',
  unknown: '–',
  none: 'none',
  /** '7 h' follows. */
  wait: 'Decision after',
  change: amountOf,
  same: 'as before',
  from: (before: string) => `from ${before}`,
  /** For screen readers, instead of an arrow. */
  changed(change: Change, before: string): string {
    if (change.direction === 'none') return `As many as in the 4 weeks before: ${before}.`;
    return change.direction === 'up'
      ? `${amountOf(change)} more than in the 4 weeks before: ${before}.`
      : `${amountOf(change)} less than in the 4 weeks before: ${before}.`;
  },
  chart: (label: string, since: Date, values: readonly string[], soFar: string) =>
    `${label}, week by week since ${formatDayOfYear(since)}: ${values.join(', ')}. This week so far: ${soFar}.`,
  bar: (from: Date, to: Date, value: string) => `${formatDayOfYear(from)} to ${formatDayOfYear(to)}: ${value}`,
  current: 'this week',
  legend: 'The bars',
  lastWeeks: 'the last 4 full weeks',
  weeksBefore: 'the 4 weeks before',
  olderWeeks: 'earlier',
  soFar: 'this week so far',
  table: 'All weeks as a table',
  tableScroll: 'Numbers of each week',
  week: 'Week from',
  notes: [
    'Sales are the listings that their dealers have marked as sold. A booking counts in the week of its last request.',
    'The wait is the median of the last 20 decisions of a week: from the moment at which the dealer sent or changed the listing.',
  ],
} as const;

export const weekLabels: Readonly<Record<WeekSeries, string>> = {
  posted: 'Listings posted',
  approved: 'Approvals',
  bookings: 'Bookings',
  sold: 'Sales',
  reports: 'Reports',
};

/** Heads of the table's columns. */
export const weekColumnLabels: Readonly<Record<WeekSeries | 'wait', string>> = {
  posted: 'Posted',
  approved: 'Approved',
  bookings: 'Bookings',
  sold: 'Sales',
  reports: 'Reports',
  wait: 'Wait',
};
