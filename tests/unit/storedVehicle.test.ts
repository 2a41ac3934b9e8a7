import { expect, test } from 'vitest';
import { readFields } from '../../src/domain/storedVehicle';
import { newListing } from '../rules/documents';
import { kinds } from '../rules/world';

test.each(kinds)('all that a stored %s has is read, but for the words that it is found by', (kind) => {
  const stored = Object.keys(newListing(kind, 'sellerId')).filter((field) => field !== 'searchTokens');
  expect([...readFields(kind)].sort()).toEqual(stored.sort());
});
