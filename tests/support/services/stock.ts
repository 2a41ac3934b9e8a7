import { expect } from 'vitest';
import { storedStock } from '../../../emulators/stockCounts';
import { stored, storedWhere } from './arrange';

/** Checks that the count of a dealer's stock fits the dealer's stored listings. */
export async function expectCounted(uid: string): Promise<void> {
  const listings = await Promise.all(
    ['products', 'bikes'].map((collection) => storedWhere(collection, 'sellerId', uid)),
  );
  expect(await stored(`stockCounts/${uid}`)).toMatchObject(storedStock(listings.flat()));
}
