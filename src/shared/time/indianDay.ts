import type { Milliseconds } from '../valueTypes';
import { dayLength, dayNumber, indianUtcOffset } from './indianZone';

/** Days in India, as fields for dates write them: '2026-11-24'. */

/** The first moment of a day. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(day) - indianUtcOffset);
}

/** The first moment of the day of a moment, or of the day that is so many days later. */
export function midnightOf(moment: Date, days = 0): Date {
  return new Date((dayNumber(moment) + days) * dayLength - indianUtcOffset);
}

/** The time since midnight. */
export function timeOfDay(moment: Date): Milliseconds {
  return moment.getTime() - midnightOf(moment).getTime();
}

/** The day of a moment. */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() + indianUtcOffset).toISOString().slice(0, 10);
}

/** The day that is so many days later; with a negative number, earlier. */
export function daysLater(day: string, days: number): string {
  return dayOf(midnightOf(startOfDay(day), days));
}

/** Whether the text names a day that exists. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const start = startOfDay(text);
  return !Number.isNaN(start.getTime()) && dayOf(start) === text;
}
