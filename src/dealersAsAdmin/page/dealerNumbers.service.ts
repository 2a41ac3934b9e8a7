import { readAsAdmin } from '../../accounts/readAsAdmin.service';
import { runCount } from '../../firebase/count';
import { equal } from '../../firebase/query';
import { type ListingKind, listingKinds } from '../../listings/kinds';
import { isInState } from '../../listings/state/isInState.service';
import { type ListingState, listingStates } from '../../listings/state/listingState';
import type { CappedCount } from '../../shared/numbers/cappedCount';
import type { Uid } from '../../shared/valueTypes';
import type { DealerNumbers } from './dealerNumbers';

/** Equalities that are sorted by id need no index of their own. */
function countIn(state: ListingState, kind: ListingKind, sellerId: Uid): Promise<CappedCount> {
  const where = [equal('sellerId', sellerId), ...isInState(state)];
  return readAsAdmin((access) => runCount({ collection: listingKinds[kind].collection, where }, access));
}

/**
 * Costs a read for each state and kind: its count.
 *
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export async function countOfDealer(sellerId: Uid): Promise<DealerNumbers> {
  const rows = await Promise.all(
    listingStates.map(async (state) => {
      const [car, bike] = await Promise.all([countIn(state, 'car', sellerId), countIn(state, 'bike', sellerId)]);
      return [state, { car, bike }] as const;
    }),
  );
  return Object.fromEntries(rows) as DealerNumbers;
}
