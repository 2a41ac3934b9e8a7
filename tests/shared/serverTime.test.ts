import { expect, test } from 'vitest';
import { isServerTime, ServerTime } from '../../src/shared/time/serverTime';

test('a server’s time is known by its fields', () => {
  expect(isServerTime(new ServerTime(1, 2))).toBe(true);
});

test('a server’s time that a fake clock made as a plain date is known too', () => {
  expect(isServerTime(Object.assign(new Date(1_000), { seconds: 1, nanoseconds: 2 }))).toBe(true);
});

test.each([[new Date(1_000)], [{ seconds: 1, nanoseconds: 2 }], [null], [undefined], ['1970']])(
  'another value is no server’s time: %s',
  (value) => {
    expect(isServerTime(value)).toBe(false);
  },
);
