import { type CappedCount, sumOf } from '../../shared/numbers/cappedCount';
import { daysLater } from '../../shared/time/indianDay';

/** What is counted day by day (ADMIN-19). */
export const numberSeries = ['posted', 'approved', 'rejected', 'bookings', 'messages'] as const;

export type NumberSeries = (typeof numberSeries)[number];

/** Days that are counted at a time: a day of listings costs two reads, one for each kind, and a step at most 20. */
export const daysPerStep = 10;

/** The furthest that the numbers go back. */
export const mostDays = 30;

export interface DayNumber {
  /** '2026-11-24' */
  readonly day: string;
  readonly count: CappedCount;
}

/** The last days, the newest first. */
export function lastDays(today: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => daysLater(today, -index));
}

export function totalOf(numbers: readonly DayNumber[]): CappedCount {
  return sumOf(numbers.map(({ count }) => count));
}

/** A bar of the chart, from 0 to 1. Without anything counted, no bar has a height. */
export function heightOf({ count }: DayNumber, numbers: readonly DayNumber[]): number {
  const highest = Math.max(1, ...numbers.map((each) => each.count.count));
  return count.count / highest;
}
