import { describe, expect, test } from 'vitest';
import { bookAgainText, bookableAgainFrom, type EndedBooking } from '../../src/bookings/buyer/bookAgain';

/** A time in India. */
const india = (text: string) => new Date(`${text}+05:30`);

const now = india('2026-11-24T11:00');
const minute = 60_000;
const ago = (hours: number, minutes = 0) => new Date(now.getTime() - (hours * 60 + minutes) * minute);

const ended = (booking: Partial<EndedBooking>): EndedBooking => ({
  status: 'cancelled',
  statusAt: ago(0, 5),
  earlierRequests: [],
  ...booking,
});

describe('a buyer may book again', () => {
  test.each<[string, Partial<EndedBooking>, Date | null]>([
    ['at once after a cancellation', {}, null],
    ['a third time on the same day', { earlierRequests: [ago(0, 30)] }, null],
    ['a fourth time a day after the first', { earlierRequests: [ago(0, 30), ago(23)] }, ago(-1)],
    ['a fourth time, a minute before that', { earlierRequests: [ago(0, 30), ago(23, 59)] }, ago(0, -1)],
    ['a fourth time, exactly a day after the first', { earlierRequests: [ago(0, 30), ago(24)] }, null],
    ['a day after a decline', { status: 'declined' }, ago(-24, 5)],
    ['exactly a day after a decline', { status: 'declined', statusAt: ago(24) }, null],
    [
      'when both are over: the decline last',
      { status: 'declined', statusAt: ago(1), earlierRequests: [ago(2), ago(3)] },
      ago(-23),
    ],
    [
      'when both are over: the requests last',
      { status: 'declined', statusAt: ago(23), earlierRequests: [ago(2), ago(3)] },
      ago(-21),
    ],
    ['after a decline whose time nobody knows', { status: 'declined', statusAt: null }, null],
  ])('%s', (_, booking, from) => {
    expect(bookableAgainFrom(ended(booking), now)).toEqual(from);
  });

  test.each([
    ['2026-11-24T11:00', 'You can book this car again from Tue, 24 Nov, 11:00 am.'],
    ['2026-11-24T11:22:00.001', 'You can book this car again from Tue, 24 Nov, 11:23 am.'],
    ['2026-11-24T23:59:59', 'You can book this car again from Wed, 25 Nov, 12:00 am.'],
  ])("reads in India's time, and never a minute too early: %s", (time, text) => {
    expect(bookAgainText('car', india(time))).toBe(text);
  });
});
