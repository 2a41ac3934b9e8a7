import { describe, expect, test } from 'vitest';
import {
  isUnknownDistance,
  isUnlikelyDistance,
  isUnlikelyPrice,
  kilometersAsRead,
  priceAsRead,
} from '../../src/listings/form/amountAsRead';
import { storedKilometers, storedPrice } from '../../src/listings/form/storedAmounts';

describe('the form asks about a price', () => {
  test.each([
    ['abc', true],
    ['4,5', true],
    ['999', true],
    ['1000', false],
    ['4.5 lakh', false],
    ['90 hazar', false],
    ['10 crore', false],
    ['10,00,00,001', true],
    ['9876543210', true],
  ])('%s: %s', (typed, isAsked) => {
    expect(isUnlikelyPrice(typed)).toBe(isAsked);
  });
});

describe('the form asks about kilometers', () => {
  test.each([
    ['', false],
    ['\u200B', false],
    ['0', false],
    ['३२,०००', false],
    ['10 lakh', false],
    ['10,00,001', true],
    ['few', true],
  ])('%s: %s', (typed, isAsked) => {
    expect(isUnlikelyDistance(typed)).toBe(isAsked);
  });

  test('no filter finds a distance that names none', () => {
    expect(isUnknownDistance('few')).toBe(true);
    expect(isUnknownDistance('98,76,543')).toBe(false);
  });
});

describe('an amount is stored', () => {
  test.each([
    ['4.5 lakh', '4.5 lakh'],
    [' Rs. 4,50,000/- ', 'Rs. 4,50,000/-'],
    ['4.5 lac negotiable', '4,50,000'],
    ['4,5 lakh', '4,50,000'],
    ['4 lakh 50 thousand', '4,50,000'],
    ['४,५०,०००', '4,50,000'],
    ['\u200E4.5 lakh', '4.5 lakh'],
    ['Call\u202E us', 'Call us'],
  ])('as typed if the rules read it, else as the number: the price %j is %j', (typed, stored) => {
    expect(storedPrice(typed)).toBe(stored);
  });

  test.each([
    ['45k km', '45k km'],
    ['32 000 km', '32,000'],
    ['1 lakh 20 thousand', '1,20,000'],
    ['', ''],
    ['few', 'few'],
  ])('the distance %j is %j', (typed, stored) => {
    expect(storedKilometers(typed)).toBe(stored);
  });
});

test('what buyers will read', () => {
  expect(priceAsRead('4 lakh 50 thousand')).toBe('Rs. 4.5\u00a0lakh');
  expect(priceAsRead(' Call us ')).toBe('“Call us”');
  expect(kilometersAsRead('32 hazar')).toBe('32,000 km');
  expect(kilometersAsRead('few')).toBe('“few”');
});
