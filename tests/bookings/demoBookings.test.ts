import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { blockedHours as DemoBlockedHours } from '../../demo/catalogue/blockedHours';
import type { Booking } from '../../demo/catalogue/bookings';
import { dealers } from '../../demo/catalogue/people';
// Before the clock is set: other files share this module, whose years end with the current one.
import '../../src/listings/kinds';
import { bookingStates, isOpen } from '../../src/bookings/bookingState';
import { testDriveDays } from '../../src/bookings/testDrive/testDrive';

/** The day on which the demo data is filled. */
const today = new Date('2027-03-01T12:00+05:30');

let bookings: readonly Booking[];
let pastBookings: readonly Booking[];
let blockedHours: typeof DemoBlockedHours;

beforeAll(async () => {
  vi.useFakeTimers({ now: today });
  ({ bookings } = await import('../../demo/catalogue/bookings'));
  ({ pastBookings } = await import('../../demo/catalogue/pastBookings'));
  ({ blockedHours } = await import('../../demo/catalogue/blockedHours'));
});
afterAll(() => {
  vi.useRealTimers();
});

test('the first dealer of the demo data has bookings in every state', () => {
  const [dealer] = dealers;
  const ofDealer = [...bookings, ...pastBookings].filter(({ sellerId }) => sellerId === dealer?.uid);
  expect(new Set(ofDealer.map(({ status }) => status))).toEqual(new Set(bookingStates));
});

test('a completed booking of the demo data had its test drive after it was booked, and before today', () => {
  const completed = bookings.filter(({ status }) => status === 'completed');
  expect(completed.length).toBeGreaterThan(0);
  for (const { bookedAt, testDrive } of completed) {
    expect(testDrive?.getTime()).toBeGreaterThan(bookedAt);
    expect(testDrive?.getTime()).toBeLessThan(today.getTime());
  }
});

test('the test drives of open bookings of the demo data lie ahead', () => {
  const open = bookings.filter(({ status, testDrive }) => isOpen(status) && testDrive);
  expect(open.length).toBeGreaterThan(0);
  for (const { testDrive } of open) expect(testDrive?.getTime()).toBeGreaterThan(today.getTime());
});

test('a dealer of the demo data has blocked the hour of a request, and a whole day without one', () => {
  const { dealer, hours } = blockedHours;
  const asked = bookings.filter(
    ({ sellerId, testDrive }) => sellerId === dealer && hours.some((hour) => hour.getTime() === testDrive?.getTime()),
  );
  expect(asked.map(({ status }) => status)).toEqual(['requested']);
  const whole = testDriveDays(today).filter((day) => day.hours.every((hour) => hours.some((each) => +each === +hour)));
  expect(whole).toHaveLength(1);
});
