import { expect, test } from 'vitest';
import { rejectConsequence } from '../../src/admin/texts';
import type { ListingState } from '../../src/listings/state/listingState';

const noLongerSeen = 'Buyers will no longer see it. The record stays, and you can approve it later.';

test.each<[ListingState, boolean, string | RegExp]>([
  ['pending', false, noLongerSeen],
  ['approved', true, noLongerSeen],
  ['sold', true, /whoever has its address can still read it/],
  ['withdrawn', true, /whoever has its address can still read it/],
  ['withdrawn', false, /cannot put it back as it is/],
  ['suspended', false, /does not come back when the suspension is lifted/],
])('the deletion of a listing that is %s (visible: %j) says what it leads to', (state, visible, text) => {
  expect(rejectConsequence({ kind: 'car', state, visible })).toMatch(text);
});
