import { expect, test } from 'vitest';
import { priceOf } from '../../src/listings/price';
import { priceCutText } from '../../src/listings/priceCut';
import { aBooking, aCar } from '../support/screens/records';

/** A Thursday, 10 in the morning in India. */
const now = new Date('2026-11-26T10:00+05:30');
const priceHistory = [
  { priceValue: 500_000, since: new Date('2026-08-01T10:00+05:30') },
  { priceValue: 485_000, since: new Date('2026-09-01T10:00+05:30') },
];
/** The prices of a listing that had the second one until the cut on 20 Nov 2026. */
const shownFor = (hours: number) => [
  priceHistory[0],
  { priceValue: 485_000, since: new Date(cut.priceSince.getTime() - hours * 3_600_000) },
];
const cut = { ...aCar(), price: priceOf('465000'), priceHistory, priceSince: new Date('2026-11-20T18:00+05:30') };

test.each([
  ['today', '2026-11-26T00:10+05:30', 'Rs. 20,000 less since today'],
  ['within a week', '2026-11-20T18:00+05:30', 'Rs. 20,000 less since Friday'],
  ['before that', '2026-11-14T10:00+05:30', 'Rs. 20,000 less since 14 Nov 2026'],
  ['two months ago', '2026-09-20T10:00+05:30', ''],
])('a price cut of %s is named', (_, since, text) => {
  expect(priceCutText({ ...cut, priceSince: new Date(since) }, now)).toBe(text);
});

test.each([
  ['without an earlier price', { priceHistory: undefined }],
  ['with a damaged history', { priceHistory: ['x'] }],
  ['with a damaged price', { priceHistory: [{ priceValue: 'x', since: new Date('2026-09-01T10:00+05:30') }] }],
  ['with a damaged time', { priceHistory: [{ priceValue: 500_000, since: 'x' }] }],
  ['whose earlier price was shown for less than a week', { priceHistory: shownFor(167).slice(1) }],
  ['of a damaged record without a time', { priceSince: null }],
  ['with a higher price now', { price: priceOf('500000') }],
  ['with the same price', { price: priceOf('485000') }],
  [
    'that was dearer only in between',
    {
      price: priceOf('500000'),
      priceHistory: [...priceHistory, { priceValue: 600_000, since: new Date('2026-11-01T10:00+05:30') }],
    },
  ],
])('a listing %s names none', (_, changed) => {
  expect(priceCutText({ ...cut, ...changed }, now)).toBe('');
});

test('only a price that buyers have seen for a week is compared with', () => {
  expect(priceCutText({ ...cut, priceHistory: shownFor(168) }, now)).toBe('Rs. 20,000 less since Friday');
  expect(priceCutText({ ...cut, priceHistory: shownFor(167) }, now)).toBe('Rs. 35,000 less since Friday');
});

test('a booking, which has no price history, names none', () => {
  expect(priceCutText(aBooking(aCar()), now)).toBe('');
});
