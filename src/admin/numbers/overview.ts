import type { CappedCount } from '../../shared/numbers/cappedCount';
import { formatNumber } from '../../shared/numbers/indianNumber';
import { overviewTexts, weekLabels } from './overviewTexts';
import { formatWait } from './waits';
import {
  type Change,
  changeOf,
  comparedPeriods,
  medianWait,
  totalOfWeeks,
  type WeekNumbers,
  type WeekSeries,
  weekSeries,
} from './weeks';

/** What the overview shows: the counted series, and the wait for a decision. */
export const shownSeries = [...weekSeries, 'wait'] as const;

export type ShownSeries = (typeof shownSeries)[number];

/** More of a series is good news, or bad news. */
const isGoodWhenUp: Readonly<Record<ShownSeries, boolean>> = {
  posted: true,
  approved: true,
  bookings: true,
  sold: true,
  reports: false,
  wait: false,
};

interface ShownWeek {
  /** For the height of its bar; null: nothing was decided. */
  readonly value: number | null;
  readonly text: string;
}

/** A series as one chart shows it. */
export interface ShownNumbers {
  readonly series: ShownSeries;
  readonly label: string;
  /** Of the last full weeks; null while weeks are missing. */
  readonly total: string | null;
  /** The same of the weeks before. */
  readonly before: string;
  /** null: unknown. */
  readonly change: Change | null;
  readonly tone: 'good' | 'bad' | 'neutral';
  /** The oldest first, the current week last; null: not counted. */
  readonly weeks: readonly (ShownWeek | null)[];
}

function textOf({ count, more }: CappedCount): string {
  return `${formatNumber(count)}${more ? '+' : ''}`;
}

function weekOf(series: ShownSeries, numbers: WeekNumbers): ShownWeek {
  if (series !== 'wait') {
    const count = numbers.counts[series];
    return { value: count.count, text: textOf(count) };
  }
  const wait = medianWait([numbers]);
  return { value: wait, text: wait === null ? overviewTexts.none : formatWait(wait) };
}

interface Compared {
  readonly total: string;
  readonly before: string;
  readonly change: Change | null;
}

function compareCounts(series: WeekSeries, last: readonly WeekNumbers[], before: readonly WeekNumbers[]): Compared {
  const [now, then] = [totalOfWeeks(last, series), totalOfWeeks(before, series)];
  const change = now.more || then.more ? null : changeOf(then.count, now.count);
  return { total: textOf(now), before: textOf(then), change };
}

function compareWaits(last: readonly WeekNumbers[], before: readonly WeekNumbers[]): Compared {
  const [now, then] = [medianWait(last), medianWait(before)];
  const text = (wait: number | null) => (wait === null ? overviewTexts.none : formatWait(wait));
  const change = now === null || !then ? null : changeOf(then, now);
  // Minutes that differ, but read the same.
  const isSame = change?.unit === 'count' || text(now) === text(then);
  return { total: text(now), before: text(then), change: isSame ? null : change };
}

function toneOf(series: ShownSeries, change: Change | null): ShownNumbers['tone'] {
  if (change === null || change.direction === 'none') return 'neutral';
  return (change.direction === 'up') === isGoodWhenUp[series] ? 'good' : 'bad';
}

/** @param weeks the full weeks and the current one, the oldest first; undefined: not counted */
export function toShown(series: ShownSeries, weeks: readonly (WeekNumbers | undefined)[]): ShownNumbers {
  const { last, before } = comparedPeriods(weeks.slice(0, -1));
  const known = [...last, ...before].every((week) => week !== undefined);
  const periods = [last, before].map((period) => period.flatMap((week) => week ?? []));
  const [now = [], then = []] = periods;
  const compared = series === 'wait' ? compareWaits(now, then) : compareCounts(series, now, then);
  const change = known ? compared.change : null;
  return {
    series,
    label: series === 'wait' ? overviewTexts.wait : weekLabels[series],
    total: known ? compared.total : null,
    before: compared.before,
    change,
    tone: toneOf(series, change),
    weeks: weeks.map((week) => (week ? weekOf(series, week) : null)),
  };
}

/** The height of each bar, from 0 to 1, as a part of the highest one. */
export function heightsOf({ weeks }: ShownNumbers): readonly number[] {
  const values = weeks.map((week) => week?.value ?? 0);
  const highest = Math.max(1, ...values);
  return values.map((value) => value / highest);
}
