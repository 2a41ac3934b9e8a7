import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listings } from '../../demo/catalogue/listings';
import { dealers } from '../../demo/catalogue/people';
import { type ListingFlags, listingState, listingStates } from '../../src/listings/state/listingState';

const forSale = listings.filter(({ fields }) => fields.visible === true && fields.closed === '');
const waiting = listings.filter(({ fields }) => fields.approved === false && fields.Reject === false && !fields.closed);

const folder = 'demo/pictures';
const files = readdirSync(folder);

test('an electric vehicle of the demo data has neither an engine size nor a tank, and each other one has both', () => {
  const electric = listings.filter(({ fields }) => fields.fuelType === 'Electric');
  expect(electric.length).toBeGreaterThan(0);
  for (const { fields } of electric) expect(fields).toMatchObject({ engineSize: '', fuelTank: 0 });
  for (const { fields } of listings.filter((listing) => !electric.includes(listing))) {
    expect(fields.engineSize).toMatch(/^\d+cc$/);
    expect(fields.fuelTank).toBeGreaterThan(0);
  }
});

test('the demo data has listings in each state', () => {
  const states = listings.map(({ fields: { approved, Reject, closed } }) =>
    listingState({ approved, Reject, closed } as ListingFlags),
  );
  expect(new Set(states)).toEqual(new Set(listingStates));
});

test('24 cars and 16 bikes of the demo data are for sale, at 8 dealers in different districts', () => {
  expect(forSale.filter(({ collection }) => collection === 'products')).toHaveLength(24);
  expect(forSale.filter(({ collection }) => collection === 'bikes')).toHaveLength(16);
  const sellers = dealers.filter(({ uid }) => forSale.some(({ sellerId }) => sellerId === uid));
  expect(new Set(sellers.map(({ distName }) => distName)).size).toBe(8);
});

test('no two listings of the demo data that are for sale, or may be soon, have the same picture on their card', () => {
  expect(waiting.length).toBeGreaterThan(0);
  const pictures = [...forSale, ...waiting].map(({ photos }) => photos[0]?.picture);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('each stored picture of the demo data is used, and each that is used is stored; they are small', () => {
  const used = [
    ...listings.flatMap(({ photos }) => photos.map(({ picture }) => picture)),
    ...dealers.map(({ picture }) => picture),
  ];
  const stored = files.filter((file) => file !== 'README.md').toSorted();
  expect([...new Set(used)].map((picture) => `${picture}.webp`).toSorted()).toEqual(stored);
  const bytes = files.reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0);
  expect(bytes).toBeLessThanOrEqual(2_500_000);
});
