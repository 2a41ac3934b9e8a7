import { ageTexts } from './cardTexts';

const day = 86_400_000;
const inDays = [
  { from: 365, days: 365, unit: 'years' },
  { from: 60, days: 30, unit: 'months' },
  { from: 14, days: 7, unit: 'weeks' },
  { from: 2, days: 1, unit: 'days' },
] as const;

/** How long ago it was, as cards say it: 'Today', 'Yesterday', '5 days ago'; '' if the record has no time. */
export function ageOf(time: Date | null, now: Date): string {
  if (!time) return '';
  const days = Math.floor((now.getTime() - time.getTime()) / day);
  const step = inDays.find(({ from }) => days >= from);
  if (!step) return days < 1 ? ageTexts.today : ageTexts.yesterday;
  return ageTexts[step.unit](Math.floor(days / step.days));
}
