import { describe, expect, test } from 'vitest';
import { isUnlikelyPrice } from '../../src/listings/form/priceAsRead';

describe('the form asks about a price', () => {
  test.each([
    ['abc', true],
    ['4999', true],
    ['5000', false],
    ['4.5 lakh', false],
    ['10 crore', false],
    ['10,00,00,001', true],
  ])('%s: %s', (typed, isAsked) => {
    expect(isUnlikelyPrice(typed)).toBe(isAsked);
  });
});
