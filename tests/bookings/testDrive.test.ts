import { describe, expect, test } from 'vitest';
import { isTestDrive, slotId, testDriveDays } from '../../src/bookings/testDrive/testDrive';
import { formatHour, formatTestDrive } from '../../src/shared/time/hours';

/** A time in India. */
const india = (text: string) => new Date(`${text}+05:30`);

const shown = (now: Date) =>
  testDriveDays(now).map(({ label, hours }) => [label, hours.map((time) => formatHour(time)).join(' ')]);

const wholeDay = '9 am 10 am 11 am 12 pm 1 pm 2 pm 3 pm 4 pm 5 pm';

describe('the days and hours that are offered', () => {
  test('before dealers open: fourteen whole days, today first', () => {
    const days = shown(india('2026-11-21T08:59'));
    expect(days).toHaveLength(14);
    expect(days[0]).toEqual(['Sat, 21 Nov', wholeDay]);
    expect(days.at(-1)).toEqual(['Fri, 4 Dec', wholeDay]);
  });

  test('during the day: the hours that are left, without the current one', () => {
    expect(shown(india('2026-11-21T14:00'))[0]).toEqual(['Sat, 21 Nov', '3 pm 4 pm 5 pm']);
    expect(shown(india('2026-11-21T13:59:59'))[0]).toEqual(['Sat, 21 Nov', '2 pm 3 pm 4 pm 5 pm']);
  });

  test('in the evening: fourteen days from tomorrow on', () => {
    const days = shown(india('2026-11-21T17:00'));
    expect(days).toHaveLength(14);
    expect(days[0]?.[0]).toBe('Sun, 22 Nov');
    expect(days.at(-1)).toEqual(['Sat, 5 Dec', wholeDay]);
  });

  test('are in India’s time, even if it is still yesterday (and last year) in UTC', () => {
    // 31 December, 19 h in UTC.
    const now = india('2027-01-01T00:30');
    expect(now.toISOString()).toBe('2026-12-31T19:00:00.000Z');
    expect(shown(now)[0]).toEqual(['Fri, 1 Jan', wholeDay]);
    expect(testDriveDays(now)[0]?.hours[0]).toEqual(india('2027-01-01T09:00'));
  });

  test('continue over the end of February in a leap year, and over the end of a year', () => {
    expect(shown(india('2028-02-20T08:00')).map(([label]) => label)).toContain('Tue, 29 Feb');
    expect(shown(india('2026-12-25T08:00')).map(([label]) => label)).toContain('Thu, 7 Jan');
  });

  test.each([0, 3, 6, 9, 12, 15, 18, 21])('can all be booked, at %i h', (hour) => {
    const now = new Date(india('2026-11-21T00:20').getTime() + hour * 3_600_000);
    const hours = testDriveDays(now).flatMap((day) => day.hours);
    expect(hours.length).toBeGreaterThan(13 * 9);
    expect(hours.filter((time) => !isTestDrive(time, now))).toEqual([]);
  });
});

describe('a test drive', () => {
  const now = india('2026-11-21T12:30');

  test.each([
    ['in the next hour', '2026-11-21T13:00', true],
    ['now', '2026-11-21T12:30', false],
    ['in the hour that has begun', '2026-11-21T12:00', false],
    ['yesterday', '2026-11-20T13:00', false],
    ['at 9 h', '2026-11-22T09:00', true],
    ['before dealers open', '2026-11-22T08:00', false],
    ['in the last hour', '2026-11-22T17:00', true],
    ['when dealers close', '2026-11-22T18:00', false],
    ['at night', '2026-11-22T03:00', false],
    ['at half past', '2026-11-22T10:30', false],
    ['a second past', '2026-11-22T10:00:01', false],
    ['a millisecond past', '2026-11-22T10:00:00.001', false],
    ['in 14 days, earlier in the day', '2026-12-05T12:00', true],
    ['in 14 days, later in the day', '2026-12-05T13:00', false],
    ['in a year', '2027-11-21T13:00', false],
    ['never', 'no time', false],
  ])('%s', (_, time, allowed) => {
    expect(isTestDrive(india(time), now)).toBe(allowed);
  });

  test('exactly 14 days ahead', () => {
    expect(isTestDrive(india('2026-12-05T12:00'), india('2026-11-21T12:00'))).toBe(true);
    expect(isTestDrive(india('2026-11-21T12:00'), india('2026-11-21T12:00'))).toBe(false);
  });

  test("reads in India's time, wherever the browser is", () => {
    expect(formatTestDrive(india('2026-11-21T09:00'))).toBe('Sat, 21 Nov, 9 am');
    expect(formatTestDrive(india('2027-01-01T12:00'))).toBe('Fri, 1 Jan, 12 pm');
  });

  test('takes an hour of its listing', () => {
    expect(slotId('swift', india('2026-11-21T09:00'))).toBe('swift_1795231800000');
  });
});
