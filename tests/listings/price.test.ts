import { describe, expect, test } from 'vitest';
import { formatPrice, formatShortPrice, parsePrice, priceOf, unknownPrice } from '../../src/listings/price';

describe('a price as dealers type it, in whole rupees', () => {
  test.each([
    ['4,50,000', 450_000],
    ['450000', 450_000],
    ['450,000', 450_000],
    ['Rs. 450000', 450_000],
    ['Rs 450000', 450_000],
    ['rs.450000', 450_000],
    ['RS. 4,50,000', 450_000],
    ['INR 450000', 450_000],
    ['₹450000', 450_000],
    ['₹ 4,50,000', 450_000],
    ['450000/-', 450_000],
    ['Rs. 4,50,000 /-', 450_000],
    ['  4,50,000  ', 450_000],
    ['4.5 lakh', 450_000],
    ['4.5 lakhs', 450_000],
    ['4.5 Lakh', 450_000],
    ['4.5lakh', 450_000],
    ['4.5 lac', 450_000],
    ['4.5 lacs', 450_000],
    ['4.5L', 450_000],
    ['4.5 lakh.', 450_000],
    ['.5 lakh', 50_000],
    ['₹ 3.2 Lakhs', 320_000],
    ['1.2 crore', 12_000_000],
    ['1.2 crores', 12_000_000],
    ['1.2 Cr', 12_000_000],
    ['1.2 cr.', 12_000_000],
    ['65k', 65_000],
    ['65 K', 65_000],
    ['65 thousand', 65_000],
    ['450000.00', 450_000],
    ['99999.5', 100_000],
    ['99999.4', 99_999],
    ['1.005 lakh', 100_500],
    ['0', 0],
    ['9007199254740990', 9_007_199_254_740_990],
  ])('%j is %i', (text, rupees) => {
    expect(parsePrice(text)).toBe(rupees);
  });

  test.each([
    '',
    '   ',
    'Call me',
    'negotiable',
    'lakh',
    'Rs.',
    '₹',
    '/-',
    ',',
    '.',
    '-450000',
    '-4.5 lakh',
    '4.5.5 lakh',
    '4 50 000',
    '4,5 lakh',
    '4,50',
    '45,0000',
    '4.5 lakh only',
    '4.5 million',
    '4.5 to 5 lakh',
    '450000 $',
    '4e5',
    '0x10',
    'NaN',
    'Infinity',
    '9007199254740991',
    '99999999999999999999',
    '4,50,000 constructor',
    '4,50,000 toString',
  ])('%j names no amount', (text) => {
    expect(parsePrice(text)).toBe(unknownPrice);
  });

  test('a number with hundreds of digits names no amount', () => {
    expect(parsePrice('9'.repeat(400))).toBe(unknownPrice);
  });

  test('the value of a price without an amount sorts last, and is a number that the database stores exactly', () => {
    expect(unknownPrice).toBe(9_007_199_254_740_991);
    expect(parsePrice('900000000 crore')).toBeLessThan(unknownPrice);
  });
});

describe('a price as people read it', () => {
  test.each([
    ['450000', 'Rs. 4,50,000'],
    ['4,50,000', 'Rs. 4,50,000'],
    ['450,000', 'Rs. 4,50,000'],
    ['95000', 'Rs. 95,000'],
    ['900', 'Rs. 900'],
    ['12000000', 'Rs. 1,20,00,000'],
    ['Rs. 450000', 'Rs. 4,50,000'],
    ['₹450000/-', 'Rs. 4,50,000'],
    ['INR 450000', 'Rs. 4,50,000'],
    ['4.5 lakh', 'Rs. 4,50,000'],
    ['₹ 3.2 Lakhs', 'Rs. 3,20,000'],
    ['rs.65k', 'Rs. 65,000'],
    ['  1.2 crore ', 'Rs. 1,20,00,000'],
    [' Call me', 'Call me'],
    [',', ','],
    ['4,5 lakh', '4,5 lakh'],
    ['Rs. 99999999999999999999', 'Rs. 99999999999999999999'],
  ])('%j reads %j', (text, shown) => {
    expect(formatPrice(priceOf(text))).toBe(shown);
  });

  test.each(['', '   ', 'Rs.', '₹ ', '/-'])('a blank price (%j) is a price on request', (text) => {
    expect(formatPrice(priceOf(text))).toBe('Price on request');
    expect(formatShortPrice(priceOf(text))).toBe('Price on request');
  });

  test.each([
    ['0', 'Rs. 0'],
    ['85000', 'Rs. 85,000'],
    ['99,999', 'Rs. 99,999'],
    ['1,00,000', 'Rs. 1 lakh'],
    ['4,85,000', 'Rs. 4.85 lakh'],
    ['4,85,600', 'Rs. 4.86 lakh'],
    ['₹ 3.2 Lakhs', 'Rs. 3.2 lakh'],
    ['19,50,000', 'Rs. 19.5 lakh'],
    ['99,99,499', 'Rs. 99.99 lakh'],
    ['99,99,500', 'Rs. 1 crore'],
    ['1.2 crore', 'Rs. 1.2 crore'],
    ['1,25,60,000', 'Rs. 1.26 crore'],
    ['12000 crore', 'Rs. 12,000 crore'],
  ])('on a card, %j reads %j, number and unit on one line', (text, shown) => {
    expect(formatShortPrice(priceOf(text))).toBe(shown.replace(/ (?=lakh|crore)/, '\u00a0'));
  });

  test('on a card, a text without an amount stays as it was typed', () => {
    expect(formatShortPrice(priceOf('Call me'))).toBe('Call me');
  });
});
