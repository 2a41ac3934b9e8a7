import { expect, test } from 'vitest';
import { readFields } from '../../src/domain/storedVehicle';
import { approved, approvedOfSeller, firstPageRequest, vehicleRequest } from '../../src/services/firstLists';
import { newListing } from '../rules/documents';
import { kinds } from '../rules/world';

test.each(kinds)('all that a stored %s has is read, but for the words that it is found by', (kind) => {
  const stored = Object.keys(newListing(kind, 'sellerId')).filter((field) => field !== 'searchTokens');
  expect([...readFields(kind)].sort()).toEqual(stored.sort());
});

test.each(kinds)('lists of %ss, and a single one, ask for these fields and no others', (kind) => {
  for (const list of [approved(kind), approvedOfSeller(kind, 'sellerId')]) {
    const { structuredQuery } = JSON.parse(firstPageRequest(list).body);
    expect(structuredQuery.select.fields.map(({ fieldPath }: { fieldPath: string }) => fieldPath)).toEqual(
      readFields(kind),
    );
  }
  expect(JSON.parse(vehicleRequest({ kind, id: 'a' }).body).mask.fieldPaths).toEqual(readFields(kind));
});
