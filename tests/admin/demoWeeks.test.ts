import { describe, expect, test } from 'vitest';
import { listings } from '../../demo/catalogue/listings';
import { pastBookings } from '../../demo/catalogue/pastBookings';
import { pastReports } from '../../demo/catalogue/pastReports';
import { DAY, hoursUntilDecision, NEWEST } from '../../demo/catalogue/times';

/**
 * The demo data may be filled in on any day of a week: each seven days have something to show. The bookings of the buyers who
 * can log in are left out: another file loads them with a clock of its own.
 */
const filledAt = NEWEST + 33 * 3_600_000;
const spans = Array.from({ length: 85 }, (_, days) => filledAt - days * DAY);
const inDays = (times: readonly number[], end: number, days: number) =>
  times.filter((time) => time < end && time >= end - days * DAY).length;

const posted = listings.map(({ createdAt }) => createdAt);
const booked = pastBookings.map(({ bookedAt }) => bookedAt);
const sold = listings.flatMap(({ fields, closedAt }) => (fields.closed === 'sold' && closedAt ? closedAt : []));
const reported = pastReports.map(({ at }) => at);

describe('the twelve weeks that the demo data tells of', () => {
  test.each([
    ['posts', posted, 7],
    ['bookings', booked, 10],
    ['sales', sold, 21],
    ['reports', reported, 21],
  ])('have %s all the time', (_, times, days) => {
    expect(spans.filter((end) => inDays(times, end, days) === 0)).toEqual([]);
  });

  test.each([
    ['posts', posted],
    ['sales', sold],
  ])('have more %s in the second half', (_, times) => {
    expect(inDays(times, filledAt, 42)).toBeGreaterThan(inDays(times, filledAt - 42 * DAY, 42));
  });

  test('end before the day on which it is filled in', () => {
    const visits = pastBookings.flatMap(({ testDrive }) => testDrive?.getTime() ?? []);
    expect(Math.max(...posted, ...booked, ...sold, ...reported, ...visits)).toBeLessThan(filledAt);
    const decided = listings.map(({ id, createdAt }) => createdAt + hoursUntilDecision(id, createdAt) * 3_600_000);
    expect(Math.max(...decided)).toBeLessThan(filledAt);
  });

  test('have nobody who booked, or reported, the same twice', () => {
    const pairs = pastBookings.map(({ userId, vehicleId }) => `${userId} ${vehicleId}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    const reports = pastReports.map(({ userId, listing }) => `${userId} ${listing.id}`);
    expect(new Set(reports).size).toBe(reports.length);
  });
});
