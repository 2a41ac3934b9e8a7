import { expect, test } from 'vitest';
import { bookingId } from '../../src/bookings/booking';
import { AppError, isAppError, TooSoonError } from '../../src/shared/appError';

test('an error of the app is recognised, also by its kind', () => {
  const cause = new Error('the SDK said so');
  const error = new AppError('offline', cause);
  expect(isAppError(error)).toBe(true);
  expect(isAppError(error, 'offline')).toBe(true);
  expect(isAppError(error, 'denied')).toBe(false);
  expect(error.cause).toBe(cause);
});

test('an error with a time is an error of the app', () => {
  const error = new TooSoonError(new Date(0));
  expect(isAppError(error, 'tooSoon')).toBe(true);
  expect(error.from).toEqual(new Date(0));
});

test.each([new Error('offline'), { name: 'AppError', kind: 'offline' }, 'offline', null, undefined])(
  '%j is none',
  (other) => {
    expect(isAppError(other)).toBe(false);
  },
);

test("a booking's id names the buyer and the listing (BOOK-3)", () => {
  expect(bookingId('buyer', 'listing')).toBe('buyer_listing');
});
