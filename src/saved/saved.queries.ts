import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../lists/queryClient';
import { refetchIfOlderThan } from '../lists/refetchIfOlderThan';
import { newCountAge } from '../shared/limits';
import type { Uid } from '../shared/valueTypes';
import type { SavedListing } from './savedListing';

/** The listings of a buyer's account. Read again when people come back: another device may have saved one. */
export function savedOf(userId: Uid) {
  return queryOptions({
    queryKey: ['buyer', 'saved', userId],
    // The service loads Firestore's SDK, which the lists do without.
    queryFn: async () => (await import('./saved.service')).listSaved(userId),
    staleTime: newCountAge,
    refetchOnWindowFocus: refetchIfOlderThan(newCountAge),
  });
}

/** The write answers with the whole list, so it is not refetched. */
export function showSaved(userId: Uid, saved: readonly SavedListing[]): void {
  queryClient.setQueryData(savedOf(userId).queryKey, saved);
}
