import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { changeCachedItems } from '../lists/cachedItems';
import { invalidate } from '../lists/invalidate';
import type { PagedQuery } from '../lists/pagedQuery';
import { queryClient } from '../lists/queryClient';
import type { CappedCount } from '../shared/numbers/cappedCount';
import type { Uid } from '../shared/valueTypes';
import { countWaitingChanges, findWaitingChange, listWaitingChanges } from './changes/profileReview.service';
import type { AboutDealer, DealerDecision, ReviewedDealer, Suspension, WaitingChange } from './dealerReview';
import { findDealerAsAdmin, listAllDealers } from './dealersAsAdmin.service';
import { countBookingsOf } from './page/bookingNumbers.service';
import { listDealerDecisions, listLifted } from './page/dealerDecisions.service';
import { countOfDealer } from './page/dealerNumbers.service';
import { listSuspended } from './suspension/suspension.service';
import type { SuspensionTakedown } from './suspension/takedown';
import { countLeft, listUnfinished } from './suspension/takedown.service';

/** Queries for dealers, for the admin. */

export function reviewedDealer(id: string) {
  return queryOptions({
    queryKey: ['admin', 'dealer', id],
    queryFn: async () => (await findDealerAsAdmin(id)) ?? null,
  });
}

export const reviewedDealers: PagedQuery<ReviewedDealer> = {
  key: ['adminLists', 'dealers'],
  load: (cursor) => listAllDealers(cursor),
};

/** The beginning of the keys of all lists of changes and suspensions. */
const aboutDealers: QueryKey = ['adminLists', 'aboutDealers'];

export const waitingChanges: PagedQuery<AboutDealer<WaitingChange>> = {
  key: [...aboutDealers, 'waitingChanges'],
  load: (cursor) => listWaitingChanges(cursor),
};

export const suspendedDealers: PagedQuery<AboutDealer<Suspension>> = {
  key: [...aboutDealers, 'suspended'],
  load: (cursor) => listSuspended(cursor),
};

export const liftedSuspensions: PagedQuery<AboutDealer<DealerDecision>> = {
  key: [...aboutDealers, 'lifted'],
  load: (cursor) => listLifted(cursor),
};

export const waitingChangeCount = queryOptions<CappedCount>({
  queryKey: ['admin', 'waitingChangeCount'],
  queryFn: () => countWaitingChanges(),
});

export function dealerDecisions(sellerId: Uid): PagedQuery<DealerDecision> {
  return { key: ['admin', 'dealerDecisions', sellerId], load: (cursor) => listDealerDecisions(sellerId, cursor) };
}

/** Answers of the dealer's page that are younger (ms) are not asked again when the admin comes back to it. */
const staleTime = 15_000;

export function dealerNumbers(sellerId: Uid) {
  return queryOptions({
    queryKey: ['admin', 'dealerNumbers', sellerId],
    queryFn: () => countOfDealer(sellerId),
    staleTime,
  });
}

export function bookingNumbers(sellerId: Uid) {
  return queryOptions({
    queryKey: ['fixed', 'bookingNumbers', sellerId],
    queryFn: () => countBookingsOf(sellerId),
    staleTime,
  });
}

/** null: none waits. */
export function waitingChangeOf(sellerId: Uid) {
  return queryOptions({
    queryKey: ['adminLists', 'waitingChange', sellerId],
    queryFn: async () => (await findWaitingChange(sellerId)) ?? null,
    staleTime,
  });
}

/** Read once for each login. */
export function unfinishedTakedowns() {
  return queryOptions({
    queryKey: ['fixed', 'unfinishedTakedowns'],
    queryFn: listUnfinished,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function listingsLeft(sellerId: Uid, takedown: SuspensionTakedown) {
  return queryOptions({
    queryKey: ['admin', 'listingsLeft', sellerId, takedown],
    queryFn: () => countLeft(takedown, sellerId),
  });
}

/** Replaces a dealer in all cached lists. */
function put(dealer: ReviewedDealer): void {
  const { id } = dealer.profile;
  queryClient.setQueryData(reviewedDealer(id).queryKey, dealer);
  changeCachedItems<ReviewedDealer>(reviewedDealers.key, (shown) => (shown.profile.id === id ? dealer : shown));
  changeCachedItems<AboutDealer<unknown>>(aboutDealers, (about) =>
    about.dealer?.profile.id === id ? { ...about, dealer } : about,
  );
}

/**
 * Refetches a dealer, also in the lists, which stay. If that fails, the cached dealer stays; the rules refuse a decision
 * about a stale one.
 */
export async function lookAtDealerAgain(id: string): Promise<void> {
  try {
    const dealer = await findDealerAsAdmin(id);
    if (dealer) put(dealer);
  } catch {
    await invalidate(reviewedDealer(id).queryKey);
  }
}

/**
 * Refetches a dealer's change, so that the next decision is about its current version. If that fails, the cached
 * version stays.
 *
 * @returns whether it no longer waits
 */
export async function lookAtChangeAgain({ sellerId }: WaitingChange): Promise<boolean> {
  let change: AboutDealer<WaitingChange> | undefined;
  try {
    change = await findWaitingChange(sellerId);
  } catch {
    return false;
  }
  if (!change) return true;
  const current = change;
  changeCachedItems<AboutDealer<WaitingChange>>(waitingChanges.key, (shown) =>
    shown.item.sellerId === sellerId ? current : shown,
  );
  queryClient.setQueryData(waitingChangeOf(sellerId).queryKey, current);
  return false;
}
