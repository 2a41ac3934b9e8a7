import { dayNumber } from '../shared/time/indianZone';

const inDays = [
  { from: 365, days: 365, unit: 'years' },
  { from: 60, days: 30, unit: 'months' },
  { from: 14, days: 7, unit: 'weeks' },
  { from: 2, days: 1, unit: 'days' },
] as const;

export interface AgeTexts {
  readonly today: string;
  readonly yesterday: string;
  /** From 2 on. */
  readonly days: (count: number) => string;
  /** From 2 on. */
  readonly weeks: (count: number) => string;
  /** From 2 on. */
  readonly months: (count: number) => string;
  readonly years: (count: number) => string;
}

/** How many days of India ago it was: 'Today', 'Yesterday', '5 days ago'; '' if the record has no time. */
export function ageOf(time: Date | null, now: Date, texts: AgeTexts): string {
  if (!time) return '';
  const days = dayNumber(now) - dayNumber(time);
  const step = inDays.find(({ from }) => days >= from);
  if (!step) return days < 1 ? texts.today : texts.yesterday;
  return texts[step.unit](Math.floor(days / step.days));
}
