import { formatStamp } from './indianCalendar';

/** Days in India, as fields for dates write them: '2026-11-24'. */

const dayLength = 86_400_000;

/** The first moment of a day. India has no summer time. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}

/** The day of a moment. */
export function dayOf(moment: Date): string {
  return formatStamp(moment).slice(0, 10);
}

/** The day that is so many days later; with a negative number, earlier. */
export function daysLater(day: string, days: number): string {
  return dayOf(new Date(startOfDay(day).getTime() + days * dayLength));
}

/** Whether the text names a day that exists. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const start = startOfDay(text);
  return !Number.isNaN(start.getTime()) && dayOf(start) === text;
}
