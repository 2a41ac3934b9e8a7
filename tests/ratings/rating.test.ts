import { describe, expect, test } from 'vitest';
import { averageOf, blankRating, opinionIn } from '../../src/ratings/rating';

describe('the average of a dealer', () => {
  test.each([
    [0, 0, null],
    [4, 20, null],
    [5, 21, '4.2'],
    [6, 25, '4.2'],
    [6, 30, '5.0'],
  ])('of %i ratings with %i stars: %s', (count, sum, average) => {
    expect(averageOf({ count, sum })).toBe(average);
  });

  test('the admin sees that of fewer', () => {
    expect(averageOf({ count: 2, sum: 7 }, 1)).toBe('3.5');
    expect(averageOf({ count: 0, sum: 0 }, 1)).toBeNull();
  });
});

describe('what a buyer has chosen', () => {
  const whole = { stars: 4, asDescribed: false, onTime: true, text: ' Fine. ' } as const;

  test('is an opinion when all is chosen', () => {
    expect(opinionIn(whole)).toEqual({ ...whole, text: 'Fine.' });
  });

  test.each([blankRating, { ...whole, stars: null }, { ...whole, asDescribed: null }, { ...whole, onTime: null }])(
    'is none: %j',
    (form) => {
      expect(opinionIn(form)).toBeNull();
    },
  );
});
