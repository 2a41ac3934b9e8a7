import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../lists/queryClient';
import { refetchIfOlderThan } from '../../lists/refetchIfOlderThan';
import { bookingsAge } from '../../shared/limits';
import type { Uid } from '../../shared/valueTypes';
import { checkOf } from '../dealerCheck.record';
import { readOwnConfirmation } from './confirmedEmail.service';
import { readOwnProfile } from './ownProfile.service';
import { findOwnSuspension } from './ownSuspension.service';

/** Queries for a dealer's own data. Apart from the queries of visitors, because these services load the SDK. */

/** Refetched when the dealer comes back to the tab: the admin may have decided meanwhile. */
export function ownProfile(sellerId: Uid) {
  return queryOptions({
    queryKey: ['dealer', 'profile', sellerId],
    queryFn: () => readOwnProfile(sellerId),
    refetchOnWindowFocus: refetchIfOlderThan(bookingsAge),
  });
}

/** Whether Second Gear has checked the dealer (ADMIN-25), as far as this page knows. */
export async function isOwnCheckStanding(sellerId: Uid): Promise<boolean> {
  try {
    const { dealer } = await queryClient.ensureQueryData(ownProfile(sellerId));
    return checkOf(dealer) !== null;
  } catch {
    return false;
  }
}

export function ownSuspension(sellerId: Uid) {
  return queryOptions({
    queryKey: ['dealer', 'suspension', sellerId],
    queryFn: async () => (await findOwnSuspension(sellerId)) ?? null,
    refetchOnWindowFocus: refetchIfOlderThan(bookingsAge),
  });
}

/** Whether the dealer has confirmed the e-mail address. */
export function ownConfirmation(sellerId: Uid) {
  return queryOptions({ queryKey: ['dealer', 'confirmation', sellerId], queryFn: () => readOwnConfirmation(sellerId) });
}

/** After a refused write. null: the dealer is not suspended. */
export function lookUpSuspension(sellerId: Uid) {
  return queryClient.fetchQuery({ ...ownSuspension(sellerId), staleTime: 0 });
}
