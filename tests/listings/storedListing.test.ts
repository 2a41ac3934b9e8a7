import { expect, test } from 'vitest';
import { publicFields, readFields } from '../../src/domain/storedVehicle';
import { approved, approvedOfSeller, firstPageRequest, vehicleRequest } from '../../src/services/firstLists';
import { newListing } from '../rules/documents';
import { kinds } from '../rules/world';

test.each(kinds)('all that a stored %s has is read, but for the words that it is found by', (kind) => {
  const stored = Object.keys(newListing(kind, 'sellerId')).filter((field) => field !== 'searchTokens');
  expect([...readFields(kind)].sort()).toEqual(stored.sort());
});

test.each(kinds)('public lists of %ss ask for all of these but what only dealer and admin look at', (kind) => {
  const left = readFields(kind).filter((field) => field !== 'rejectReason' && field !== 'lastReview');
  expect(publicFields(kind)).toEqual(left);
  for (const list of [approved(kind), approvedOfSeller(kind, 'sellerId')]) {
    const { structuredQuery } = JSON.parse(firstPageRequest(list).body);
    expect(structuredQuery.select.fields.map(({ fieldPath }: { fieldPath: string }) => fieldPath)).toEqual(
      publicFields(kind),
    );
  }
});

test.each(kinds)('a single %s is asked for with all of them', (kind) => {
  expect(JSON.parse(vehicleRequest({ kind, id: 'a' }).body).mask.fieldPaths).toEqual(readFields(kind));
});
