import { describe, expect, test } from 'vitest';
import { isSameTime } from '../../src/domain/review';
import { readExactTime } from '../../src/services/exactTime';

const read = (timestampValue: string) => readExactTime({ updatedAt: { timestampValue } }, 'updatedAt');

describe('a time as Firestore writes it', () => {
  test.each([
    ['2026-01-05T10:00:00Z', 0],
    ['2026-01-05T10:00:00.1Z', 100_000_000],
    ['2026-01-05T10:00:00.123456Z', 123_456_000],
    ['2026-01-05T10:00:00.000001Z', 1_000],
    ['2026-01-05T10:00:00.123456789Z', 123_456_789],
  ])('%s', (text, nanoseconds) => {
    expect(read(text)).toEqual({ seconds: 1_767_607_200, nanoseconds });
  });

  test('before 1970', () => {
    expect(read('1969-12-31T23:59:59.5Z')).toEqual({ seconds: -1, nanoseconds: 500_000_000 });
  });

  test('what is no time is none', () => {
    expect(read('yesterday')).toBeNull();
    expect(readExactTime({ updatedAt: { stringValue: '2026-01-05T10:00:00Z' } }, 'updatedAt')).toBeNull();
    expect(readExactTime({}, 'updatedAt')).toBeNull();
  });
});

test('two times are the same where seconds and nanoseconds are', () => {
  const time = { seconds: 5, nanoseconds: 6 };
  expect(isSameTime(time, { ...time })).toBe(true);
  expect(isSameTime(time, { ...time, nanoseconds: 7 })).toBe(false);
  expect(isSameTime(time, { ...time, seconds: 7 })).toBe(false);
  expect(isSameTime(time, null)).toBe(false);
  expect(isSameTime(null, null)).toBe(true);
});
