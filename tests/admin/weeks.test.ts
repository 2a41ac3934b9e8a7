import { describe, expect, test } from 'vitest';
import { heightsOf, toShown } from '../../src/admin/numbers/overview';
import { overviewTexts } from '../../src/admin/numbers/overviewTexts';
import { formatWait, waitOf } from '../../src/admin/numbers/waits';
import {
  changeOf,
  comparedPeriods,
  medianOf,
  mondayOf,
  shownWeeks,
  type WeekNumbers,
} from '../../src/admin/numbers/weeks';
import { ServerTime } from '../../src/shared/time/serverTime';

describe('the weeks of the numbers', () => {
  test.each([
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('%s is in the week of Monday, %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  test('are twelve full ones and the current one, the oldest first', () => {
    const weeks = shownWeeks('2026-11-27');
    expect(weeks).toHaveLength(13);
    expect([weeks[0], weeks[1], weeks[11], weeks[12]]).toEqual([
      '2026-08-31',
      '2026-09-07',
      '2026-11-16',
      '2026-11-23',
    ]);
    expect(comparedPeriods(weeks.slice(0, -1))).toEqual({
      last: ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'],
      before: ['2026-09-28', '2026-10-05', '2026-10-12', '2026-10-19'],
    });
  });
});

describe('the change against the weeks before', () => {
  test.each([
    [40, 50, 'up', '25\u00A0%'],
    [40, 30, 'down', '25\u00A0%'],
    [10, 130, 'up', '1,200\u00A0%'],
    // A percentage of a few says nothing.
    [9, 12, 'up', '3'],
    [0, 2, 'up', '2'],
    [3, 0, 'down', '3'],
  ])('from %i to %i: %s, %s', (before, last, direction, text) => {
    const change = changeOf(before, last);
    expect(change.direction).toBe(direction);
    expect(overviewTexts.change(change)).toBe(text);
  });

  test.each([
    [0, 0],
    [7, 7],
    [1_000, 1_004],
  ])('from %i to %i: none', (before, last) => {
    expect(changeOf(before, last).direction).toBe('none');
  });
});

describe('the wait for a decision', () => {
  const at = (minutes: number) => new ServerTime(1_700_000_000 + minutes * 60, 0);
  const decision = { what: 'approve', seen: at(0), when: at(90), follows: '' };

  test('ends with an approval, and with a rejection of a post that was not live', () => {
    expect(waitOf(decision)).toBe(90);
    expect(waitOf({ ...decision, what: 'reject' })).toBe(90);
    expect(waitOf({ ...decision, what: 'reject', follows: 'car1_5_0_reject' })).toBe(90);
    expect(waitOf({ ...decision, follows: 'car1_5_0_approve' })).toBe(90);
  });

  test.each([
    { what: 'reject', follows: 'car1_5_0_approve' },
    { what: 'reject', follows: 'car1_5_0_acknowledge' },
    { what: 'requeue' },
    { what: 'acknowledge' },
    { seen: null },
    { when: null },
  ])('is not that of %j', (more) => {
    expect(waitOf({ ...decision, ...more })).toBeNull();
  });

  test.each([
    [[], null],
    [[5], 5],
    [[9, 1, 5], 5],
    [[8, 2, 4, 100], 6],
  ])('is the median of %j', (waits, median) => {
    expect(medianOf(waits)).toBe(median);
  });

  test.each([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1 h'],
    [47 * 60, '47 h'],
    [48 * 60, '2 days'],
    [100 * 60, '4 days'],
  ])('of %i minutes reads %s', (minutes, text) => {
    expect(formatWait(minutes).replace('\u00A0', ' ')).toBe(text);
  });
});

describe('a chart', () => {
  const counted = (count: number, waits: readonly number[] = [], more = false): WeekNumbers => {
    const each = { count, more };
    const counts = { posted: each, approved: each, bookings: each, sold: each, reports: each };
    return { week: '2026-11-16', counts, waits };
  };
  const weeks = (before: WeekNumbers, last: WeekNumbers) => [
    ...Array.from({ length: 4 }, () => counted(1)),
    ...Array.from({ length: 4 }, () => before),
    ...Array.from({ length: 4 }, () => last),
    counted(3),
  ];

  test('adds up the last four full weeks, and compares them with the four before', () => {
    const shown = toShown('posted', weeks(counted(10), counted(15)));
    expect(shown).toMatchObject({ total: '60', before: '40', change: { direction: 'up', by: 50 }, tone: 'good' });
    expect(heightsOf(shown).slice(7)).toEqual([10 / 15, 1, 1, 1, 1, 3 / 15]);
  });

  test('says that more reports and a longer wait are bad news', () => {
    expect(toShown('reports', weeks(counted(10), counted(15))).tone).toBe('bad');
    expect(toShown('reports', weeks(counted(15), counted(10))).tone).toBe('good');
    expect(toShown('wait', weeks(counted(1, [60]), counted(1, [240, 120]))).tone).toBe('bad');
    expect(toShown('posted', weeks(counted(2), counted(2))).tone).toBe('neutral');
  });

  test('has the median of the waits of all four weeks', () => {
    const shown = toShown('wait', weeks(counted(1, [600]), counted(1, [60, 120, 900])));
    expect(shown).toMatchObject({ total: '2\u00A0h', before: '10\u00A0h', change: { direction: 'down', by: 80 } });
    expect(shown.weeks[0]).toEqual({ value: null, text: 'none' });
  });

  test('does not compare what is unknown, or goes beyond what is counted', () => {
    const capped = toShown('posted', weeks(counted(10), counted(10_000, [], true)));
    expect(capped).toMatchObject({ total: '40,000+', change: null });
    const missing = toShown('posted', [...weeks(counted(1), counted(2)).slice(0, -2), undefined, counted(3)]);
    expect(missing).toMatchObject({ total: null, change: null });
    const undecided = toShown('wait', weeks(counted(1), counted(1)));
    expect(undecided).toMatchObject({ total: 'none', before: 'none', change: null });
  });
});
