const day = 86_400_000;
const inDays = [
  { from: 365, days: 365, unit: 'year' },
  { from: 60, days: 30, unit: 'month' },
  { from: 14, days: 7, unit: 'week' },
  { from: 2, days: 1, unit: 'day' },
] as const;

/** How long ago it was, as cards say it: 'Today', 'Yesterday', '5 days ago'; '' if the record has no time. */
export function ageOf(time: Date | null, now: Date): string {
  if (!time) return '';
  const days = Math.floor((now.getTime() - time.getTime()) / day);
  const step = inDays.find(({ from }) => days >= from);
  if (!step) return days < 1 ? 'Today' : 'Yesterday';
  const count = Math.floor(days / step.days);
  return `${count} ${step.unit}${count === 1 ? '' : 's'} ago`;
}
