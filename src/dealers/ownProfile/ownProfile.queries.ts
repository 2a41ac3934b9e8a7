import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../lists/queryClient';
import { refetchIfOlderThan } from '../../lists/refetchIfOlderThan';
import { bookingsAge } from '../../shared/limits';
import { checkOf } from '../dealerCheck.record';
import { readOwnConfirmation } from './confirmedEmail.service';
import { readOwnProfile } from './ownProfile.service';
import { findOwnSuspension } from './ownSuspension.service';
import type { OwnProfile } from './profileChange';

/** Queries for a dealer's own data. Apart from the queries of visitors, because these services load the SDK. */

/** Refetched when the dealer comes back to the tab: the admin may have decided meanwhile. */
export function ownProfile(sellerId: string) {
  return queryOptions({
    queryKey: ['ownProfile', sellerId],
    queryFn: () => readOwnProfile(sellerId),
    refetchOnWindowFocus: refetchIfOlderThan(bookingsAge),
  });
}

/** Whether Second Gear has checked the dealer (ADMIN-25), as far as this page knows. */
export async function isOwnCheckStanding(sellerId: string): Promise<boolean> {
  try {
    const { dealer } = await queryClient.ensureQueryData(ownProfile(sellerId));
    return checkOf(dealer) !== null;
  } catch {
    return false;
  }
}

export function ownSuspension(sellerId: string) {
  return queryOptions({
    queryKey: ['ownSuspension', sellerId],
    queryFn: async () => (await findOwnSuspension(sellerId)) ?? null,
    refetchOnWindowFocus: refetchIfOlderThan(bookingsAge),
  });
}

/** Whether the dealer has confirmed the e-mail address. */
export function ownConfirmation(sellerId: string) {
  return queryOptions({ queryKey: ['ownConfirmation', sellerId], queryFn: () => readOwnConfirmation(sellerId) });
}

export function rememberConfirmation(sellerId: string): void {
  queryClient.setQueryData(ownConfirmation(sellerId).queryKey, true);
}

/** After the dealer has taken a change back. */
export function rememberNoChange(profile: OwnProfile): void {
  queryClient.setQueryData(ownProfile(profile.dealer.id).queryKey, { ...profile, change: null });
}

/** Call it after a write, failed or not: the cached profile may be stale. */
export function readOwnProfileAgain(sellerId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ownProfile(sellerId).queryKey });
}

/** After a refused write. null: the dealer is not suspended. */
export function readOwnSuspensionAgain(sellerId: string) {
  return queryClient.fetchQuery({ ...ownSuspension(sellerId), staleTime: 0 });
}
