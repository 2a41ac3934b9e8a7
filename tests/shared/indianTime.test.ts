import { expect, test } from 'vitest';
import { formatFrom, formatHour, formatTestDrive } from '../../src/shared/time/hours';
import { formatStamp } from '../../src/shared/time/indianCalendar';
import { formatDay, formatMoment, formatRecent } from '../../src/shared/time/indianTime';

/** The evening of 20 November in London, the afternoon in New York, and already 21 November in India. */
const moment = new Date('2026-11-20T21:30:30Z');

test("times are formatted in India's time zone", () => {
  expect(formatDay(moment)).toBe('21 Nov 2026');
  expect(formatMoment(moment)).toBe('21 Nov 2026, 03:00');
  expect(formatRecent(moment)).toBe('03:00, 21 Nov');
  expect(formatStamp(moment)).toBe('2026-11-21 03:00');
  expect(formatHour(moment)).toBe('3 am');
  expect(formatTestDrive(moment)).toBe('Sat, 21 Nov, 3 am');
});

test('a time from which something is possible is rounded up to the minute', () => {
  expect(formatFrom(moment)).toBe('Sat, 21 Nov, 3:01 am');
});

test('a record without a time shows none', () => {
  expect(formatMoment(null)).toBe('');
});
