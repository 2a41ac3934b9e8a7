import { expect, test } from 'vitest';
import { documentRequest, listRequest } from '../../src/firebase/query';
import { firstPageOfDealer, firstPageOfNewest, listingQuery } from '../../src/listings/listingLists.service';
import { fieldsToRead, publicFields } from '../../src/listings/stored/storedListing';
import { moveWrites, newListing, priceCut } from '../rules/documents';
import { kinds } from '../rules/world';

test.each(kinds)('all fields of a stored %s are read, except its search tokens', (kind) => {
  const listing = newListing(kind, 'sellerId');
  const approval = { ...moveWrites('approve', 'pending'), dealerName: 'Sahyadri Motors' };
  const written = { ...listing, ...priceCut(kind, listing), ...approval };
  const stored = Object.keys(written).filter((field) => field !== 'searchTokens');
  expect([...fieldsToRead(kind)].sort()).toEqual(stored.sort());
});

test.each(kinds)(
  'public lists of %ss read all of these, except the earlier prices, and the fields for dealer and admin',
  (kind) => {
    const leftOut = ['updatedAt', 'priceHistory', 'priceSince', 'rejectReason', 'lastReview', 'photoHashes'];
    const left = fieldsToRead(kind).filter((field) => !leftOut.includes(field));
    expect(publicFields(kind)).toEqual(left);
    for (const list of [firstPageOfNewest(kind), firstPageOfDealer(kind, 'sellerId')]) {
      const { structuredQuery } = JSON.parse(listRequest(list).body);
      expect(structuredQuery.select.fields.map(({ fieldPath }: { fieldPath: string }) => fieldPath)).toEqual(
        publicFields(kind),
      );
    }
  },
);

test.each(kinds)('a single %s is asked for with all of them', (kind) => {
  expect(JSON.parse(documentRequest(listingQuery({ kind, id: 'a' })).body).mask.fieldPaths).toEqual(fieldsToRead(kind));
});
