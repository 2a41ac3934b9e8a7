import { expect, test } from 'vitest';
import type { Booking } from '../../src/bookings/booking';
import type { BookingState } from '../../src/bookings/bookingState';
import { bookingGroups, testDriveDaysOf } from '../../src/bookings/dealer/bookingGroups';
import { dayOf } from '../../src/shared/time/indianDay';
import { aBooking, aCar } from '../support/screens/records';

/** A time in India. */
const india = (text: string) => new Date(`${text}+05:30`);
const now = india('2026-11-24T11:00');

const order = (id: string, status: BookingState, testDrive: string | null, bookedAt = '2026-11-20T09:00'): Booking =>
  aBooking(aCar(), { id, status, testDrive: testDrive === null ? null : india(testDrive), bookedAt: india(bookedAt) });

test('bookings are sorted by urgency (BOOK-30)', () => {
  const bookings = [
    order('ended', 'completed', '2026-11-25T10:00'),
    order('newRequest', 'requested', '2026-11-24T12:00', '2026-11-24T08:00'),
    order('oldRequest', 'requested', null, '2026-11-21T08:00'),
    order('tomorrow', 'proposed', '2026-11-25T10:00'),
    order('todayLate', 'accepted', '2026-11-24T17:00'),
    order('todayOver', 'accepted', '2026-11-24T09:00'),
    order('yesterday', 'accepted', '2026-11-23T23:00'),
    order('noHour', 'accepted', null),
    order('cancelled', 'cancelled', null),
  ];
  const groups = bookingGroups(bookings, now).map(({ name, bookings: those }) => [
    name.by === 'day' ? dayOf(name.from) : name.by,
    those.map(({ id }) => id),
  ]);
  expect(groups).toEqual([
    ['answer', ['oldRequest', 'newRequest']],
    ['passed', ['yesterday']],
    ['2026-11-24', ['todayOver', 'todayLate']],
    ['2026-11-25', ['tomorrow']],
    ['noDay', ['noHour']],
    ['ended', ['ended', 'cancelled']],
  ]);
});

test.each([
  ['2026-11-24T00:00', '2026-11-24'],
  ['2026-11-24T23:59', '2026-11-24'],
  ['2026-12-31T05:00', '2026-12-31'],
])('%s in India is on %s', (time, day) => {
  expect(dayOf(india(time))).toBe(day);
});

test('the days of test drives come once each, the earliest first', () => {
  const bookings = [
    order('b', 'accepted', '2026-11-25T10:00'),
    order('a', 'requested', '2026-11-24T12:00'),
    order('c', 'accepted', '2026-11-25T12:00'),
    order('none', 'accepted', null),
  ];
  expect(testDriveDaysOf(bookings).map(dayOf)).toEqual(['2026-11-24', '2026-11-25']);
});
