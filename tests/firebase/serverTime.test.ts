import { describe, expect, test } from 'vitest';
import { readTime, readTimes } from '../../src/firebase/stored';
import { decodeFields } from '../../src/firebase/values';
import { isSameTime, ServerTime } from '../../src/shared/time/serverTime';

const read = (timestampValue: string) => readTime(decodeFields({ updatedAt: { timestampValue } }), 'updatedAt');

describe('a time as REST writes it', () => {
  test.each([
    ['2026-01-05T10:00:00Z', 0, '000'],
    ['2026-01-05T10:00:00.1Z', 100_000_000, '100'],
    ['2026-01-05T10:00:00.123456Z', 123_456_000, '123'],
    ['2026-01-05T10:00:00.000001Z', 1_000, '000'],
    ['2026-01-05T10:00:00.999999999Z', 999_999_999, '999'],
  ])('%s', (text, nanoseconds, milliseconds) => {
    expect({ ...read(text) }).toEqual({ seconds: 1_767_607_200, nanoseconds });
    expect(read(text)?.toISOString()).toBe(`2026-01-05T10:00:00.${milliseconds}Z`);
  });

  test('before 1970', () => {
    const time = read('1969-12-31T23:59:59.5Z');
    expect({ ...time }).toEqual({ seconds: -1, nanoseconds: 500_000_000 });
    expect(time?.getTime()).toBe(-500);
  });
});

test('a field without a time is read as null', () => {
  const data = { text: '2026-01-05T10:00:00Z', list: ['text', new ServerTime(5, 6)] };
  expect(readTime(data, 'text')).toBeNull();
  expect(readTime(data, 'nothing')).toBeNull();
  expect(readTimes(data, 'text')).toEqual([]);
  expect(readTimes(data, 'list')).toEqual([new ServerTime(5, 6)]);
});

test('two times are equal if their seconds and nanoseconds are equal', () => {
  const time = new ServerTime(5, 6);
  expect(isSameTime(time, new ServerTime(5, 6))).toBe(true);
  expect(isSameTime(time, new ServerTime(5, 7))).toBe(false);
  expect(isSameTime(time, new ServerTime(7, 6))).toBe(false);
  expect(isSameTime(time, null)).toBe(false);
  expect(isSameTime(null, null)).toBe(true);
});
