import { describe, expect, test } from 'vitest';
import { dayOf, daysLater, isDay, midnightOf, startOfDay, timeOfDay } from '../../src/shared/time/indianDay';
import { dayNumber, yearOf } from '../../src/shared/time/indianZone';
import { formatMonth, isMonth, monthOf } from '../../src/shared/time/month';

/** 1 January 2027 in India, and still 31 December 2026 in UTC. */
const newYear = new Date('2026-12-31T18:30:00Z');
const before = new Date(newYear.getTime() - 1);

describe('days, months and years are those of India', () => {
  test('at the turn of the year', () => {
    expect([dayOf(before), dayOf(newYear)]).toEqual(['2026-12-31', '2027-01-01']);
    expect([monthOf(before), monthOf(newYear)]).toEqual(['2026-12', '2027-01']);
    expect([yearOf(before), yearOf(newYear)]).toEqual([2026, 2027]);
    expect(dayNumber(newYear) - dayNumber(before)).toBe(1);
  });

  test('a day begins at midnight', () => {
    expect(startOfDay('2027-01-01')).toEqual(newYear);
    expect(midnightOf(newYear)).toEqual(newYear);
    expect(midnightOf(before)).toEqual(startOfDay('2026-12-31'));
    expect(midnightOf(before, 1)).toEqual(newYear);
    expect([timeOfDay(newYear), timeOfDay(before)]).toEqual([0, 86_399_999]);
  });

  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 2, '2028-03-01'],
    ['2026-11-24', 0, '2026-11-24'],
  ])('%s and %i days is %s', (day, days, later) => {
    expect(daysLater(day, days)).toBe(later);
  });

  test.each(['2026-02-29', '2026-13-01', '2026-00-10', '1999-01-01', '24-11-2026', ''])('%j is no day', (text) => {
    expect(isDay(text)).toBe(false);
  });

  test.each(['2026-11-24', '2028-02-29', '2099-12-31'])('%s is a day', (text) => {
    expect(isDay(text)).toBe(true);
  });
});

test('a month reads as a name and a year', () => {
  expect(formatMonth('2027-03')).toBe('March 2027');
  expect(['2027-03', '2027-13', '1999-03', '2027-3'].map(isMonth)).toEqual([true, false, false, false]);
});
