import type { CappedCount } from '../../shared/numbers/cappedCount';
import { sumOf } from '../../shared/numbers/cappedCount';
import { daysLater } from '../../shared/time/indianDay';

/** What the overview counts week by week (ADMIN-29). */
export const weekSeries = ['posted', 'approved', 'bookings', 'sold', 'reports'] as const;

export type WeekSeries = (typeof weekSeries)[number];

/** Weeks that are over. The current one comes after them. */
export const fullWeeks = 12;

/** So many of the last full weeks are compared with as many before. */
export const comparedWeeks = 4;

const daysOfWeek = 7;

export interface WeekNumbers {
  /** Its first day, a Monday in India: '2026-11-23' */
  readonly week: string;
  readonly counts: Readonly<Record<WeekSeries, CappedCount>>;
  /** Minutes that listings waited for their decisions: of all that were decided in the week, or of a sample. */
  readonly waits: readonly number[];
}

export function mondayOf(day: string): string {
  const daysSinceMonday = (new Date(day).getUTCDay() + daysOfWeek - 1) % daysOfWeek;
  return daysLater(day, -daysSinceMonday);
}

export function weekAfter(week: string): string {
  return daysLater(week, daysOfWeek);
}

export function lastDayOf(week: string): string {
  return daysLater(week, daysOfWeek - 1);
}

/** The Mondays of the last full weeks and of the current one, the oldest first. */
export function shownWeeks(today: string): readonly string[] {
  const current = mondayOf(today);
  return Array.from({ length: fullWeeks + 1 }, (_, index) => daysLater(current, (index - fullWeeks) * daysOfWeek));
}

/** The last full weeks, and those before, with which they are compared. */
export function comparedPeriods<Week>(full: readonly Week[]): {
  readonly last: readonly Week[];
  readonly before: readonly Week[];
} {
  return {
    last: full.slice(-comparedWeeks),
    before: full.slice(-2 * comparedWeeks, -comparedWeeks),
  };
}

export function totalOfWeeks(weeks: readonly WeekNumbers[], series: WeekSeries): CappedCount {
  return sumOf(weeks.map(({ counts }) => counts[series]));
}

/** The value in the middle; of an even number of values the mean of the two in the middle. null: there is none. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

export function medianWait(weeks: readonly WeekNumbers[]): number | null {
  return medianOf(weeks.flatMap(({ waits }) => waits));
}

export interface Change {
  readonly direction: 'up' | 'down' | 'none';
  readonly by: number;
  readonly unit: 'percent' | 'count';
}

/** Below it, one more or less would be a large percentage that says nothing. */
const fewestForPercent = 10;

export function changeOf(before: number, last: number): Change {
  const difference = last - before;
  const unit = before < fewestForPercent ? 'count' : 'percent';
  const by = Math.abs(unit === 'count' ? difference : Math.round((difference / before) * 100));
  if (by === 0) return { direction: 'none', by, unit };
  return { direction: difference > 0 ? 'up' : 'down', by, unit };
}
