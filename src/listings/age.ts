import { dayNumber } from '../shared/time/indianZone';
import { ageTexts } from './cardTexts';

const inDays = [
  { from: 365, days: 365, unit: 'years' },
  { from: 60, days: 30, unit: 'months' },
  { from: 14, days: 7, unit: 'weeks' },
  { from: 2, days: 1, unit: 'days' },
] as const;

/** How many days of India ago it was, as on cards: 'Today', 'Yesterday', '5 days ago'; '' if the record has no time. */
export function ageOf(time: Date | null, now: Date): string {
  if (!time) return '';
  const days = dayNumber(now) - dayNumber(time);
  const step = inDays.find(({ from }) => days >= from);
  if (!step) return days < 1 ? ageTexts.today : ageTexts.yesterday;
  return ageTexts[step.unit](Math.floor(days / step.days));
}
