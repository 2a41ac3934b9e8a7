import { describe, expect, test } from 'vitest';
import type { Listing } from '../../src/listings/listing';
import { photosOf } from '../../src/listings/photoFiles';
import { priceOf } from '../../src/listings/price';
import { livePriceLimits } from '../../src/shared/limits';
import { staysLive } from '../../src/stock/liveEdit';
import { aBike, aCar } from '../support/screens/records';

describe.each([aCar(), aBike()])('an edit of a live $kind', (listing) => {
  const edit = (values: Readonly<Record<string, string | number>>, of: Listing = listing) =>
    staysLive(of, { draft: { kind: of.kind, values: { ...of.values, ...values } }, photos: photosOf(of) });
  const withPhotos = (photos: Parameters<typeof staysLive>[1]['photos']) =>
    staysLive(listing, { draft: { kind: listing.kind, values: listing.values }, photos });

  test.each([
    ['nothing', {}],
    ['the description', { description: 'New tyres.' }],
    ['a higher price', { price: '9 lakh' }],
  ])('that changes %s stays live', (_, values) => {
    expect(edit(values)).toBe(true);
  });

  test.each([
    ['the name', { name: 'Maruti Baleno' }],
    ['the make', { make: 'Tata' }],
    ['the model', { model: 'Nexon' }],
    ['the body type', { bodyType: 'SUV' }],
    ['the year', { year: 2023 }],
    ['the distance', { kilometers: '12' }],
    ['the fuel', { fuelType: 'Diesel' }],
    ['the mileage', { mileage: '30' }],
    ['the price to words', { price: 'Call us' }],
  ])('that changes %s waits for review', (_, values) => {
    expect(edit(values)).toBe(false);
  });

  test('from a price in words waits for review, unless the price stays', () => {
    const inWords = { ...listing, price: priceOf('Call us'), values: { ...listing.values, price: 'Call us' } };
    expect(edit({ price: '4 lakh' }, inWords)).toBe(false);
    expect(edit({ description: 'New tyres.' }, inWords)).toBe(true);
  });

  test('may change the price only so often', () => {
    const changed = (count: number) => ({ ...listing, priceHistory: Array.from({ length: count }, () => ({})) });
    expect(edit({ price: '9 lakh' }, changed(livePriceLimits.changes - 1))).toBe(true);
    expect(edit({ price: '9 lakh' }, changed(livePriceLimits.changes))).toBe(false);
    expect(edit({ description: 'New tyres.' }, changed(livePriceLimits.changes))).toBe(true);
  });

  test.each([
    ['down to half', 0.5, true],
    ['below half', 0.499, false],
    ['down by 1 %', 0.99, true],
    ['down by 0.1 %', 0.999, listing.price.rupees * 0.001 >= livePriceLimits.leastCut],
    ['up by 0.1 %', 1.001, true],
  ])('may change the price %s: %f', (_, part, stays) => {
    expect(edit({ price: String(listing.price.rupees * part) })).toBe(stays);
  });

  test('may change the price once in 24 hours', () => {
    const hoursAgo = (hours: number) => ({ ...listing, priceSince: new Date(Date.now() - hours * 3_600_000) });
    for (const price of ['9 lakh', String(listing.price.rupees * 0.9)]) {
      expect(edit({ price }, hoursAgo(23.9))).toBe(false);
      expect(edit({ price }, hoursAgo(24.1))).toBe(true);
    }
  });

  test('with other photos waits for review', () => {
    const [front, rear] = photosOf(listing);
    if (!front || !rear) throw new Error('Two photos are needed');
    expect(withPhotos([front, rear])).toBe(true);
    expect(withPhotos([rear, front])).toBe(false);
    expect(withPhotos([front])).toBe(false);
    expect(withPhotos([front, rear, new File(['x'], 'x.jpg')])).toBe(false);
    expect(withPhotos([front, new File(['x'], 'x.jpg')])).toBe(false);
    expect(withPhotos([front, { ...rear, thumbnailUrl: 'other' }])).toBe(false);
    expect(withPhotos([front, { ...rear, label: 'Rear' }])).toBe(false);
  });
});
