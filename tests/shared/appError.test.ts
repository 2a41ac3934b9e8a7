import { expect, test } from 'vitest';
import { AppError, isAppError } from '../../src/domain/appError';
import { bookingId } from '../../src/domain/booking';

test('an error of the app is recognised, by its kind where one is named', () => {
  const cause = new Error('the SDK said so');
  const error = new AppError('offline', cause);
  expect(isAppError(error)).toBe(true);
  expect(isAppError(error, 'offline')).toBe(true);
  expect(isAppError(error, 'denied')).toBe(false);
  expect(error.cause).toBe(cause);
});

test.each([new Error('offline'), { name: 'AppError', kind: 'offline' }, 'offline', null, undefined])(
  '%j is none',
  (other) => {
    expect(isAppError(other)).toBe(false);
  },
);

test("a booking's id names the buyer and the vehicle (D12)", () => {
  expect(bookingId('buyer', 'vehicle')).toBe('buyer_vehicle');
});
