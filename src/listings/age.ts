import { dayNumber } from '../shared/indianZone';

const inDays = [
  { from: 365, days: 365, unit: 'year' },
  { from: 60, days: 30, unit: 'month' },
  { from: 14, days: 7, unit: 'week' },
  { from: 2, days: 1, unit: 'day' },
] as const;

/** How many days of India ago it was, as on cards: 'Today', 'Yesterday', '5 days ago'; '' if the record has no time. */
export function ageOf(time: Date | null, now: Date): string {
  if (!time) return '';
  const days = dayNumber(now) - dayNumber(time);
  const step = inDays.find(({ from }) => days >= from);
  if (!step) return days < 1 ? 'Today' : 'Yesterday';
  const count = Math.floor(days / step.days);
  return `${count} ${step.unit}${count === 1 ? '' : 's'} ago`;
}
