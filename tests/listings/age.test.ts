import { describe, expect, test } from 'vitest';
import { ageOf } from '../../src/listings/age';
import { ageTexts } from '../../src/listings/cardTexts';

/** 15:30 in India. */
const now = new Date('2026-11-24T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe('the age of a listing', () => {
  test.each([
    [0, 'Today'],
    [0.6, 'Today'],
    [1, 'Yesterday'],
    [1.6, 'Yesterday'],
    [2, '2 days ago'],
    [13, '13 days ago'],
    [14, '2 weeks ago'],
    [59, '8 weeks ago'],
    [60, '2 months ago'],
    [364, '12 months ago'],
    [365, '1 year ago'],
    [800, '2 years ago'],
  ])('is said in words: after %d days, %s', (days, words) => {
    expect(ageOf(daysAgo(days), now, ageTexts)).toBe(words);
  });

  test('counts the days of India, not periods of 24 hours', () => {
    expect(ageOf(new Date('2026-11-24T00:00+05:30'), now, ageTexts)).toBe('Today');
    expect(ageOf(new Date('2026-11-23T23:59+05:30'), now, ageTexts)).toBe('Yesterday');
    expect(ageOf(new Date('2026-11-22T23:59+05:30'), now, ageTexts)).toBe('2 days ago');
  });

  test('is not said if the record has no time; a clock that is slow makes it today', () => {
    expect(ageOf(null, now, ageTexts)).toBe('');
    expect(ageOf(daysAgo(-1.5), now, ageTexts)).toBe('Today');
  });
});
