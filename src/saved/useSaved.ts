import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../accounts/useSession';
import type { Uid } from '../shared/valueTypes';
import { readAccountCopy, readDeviceListings } from './deviceListings';
import { savedTextOf } from './savedCopies';
import type { SavedListing } from './savedListing';

/** The saved listings of a buyer or a visitor, as this device knows them. It sends no request: a list is not worth one. */
function useSavedOf(userId: Uid | null): readonly SavedListing[] {
  const { watch, read } = savedTextOf(userId);
  const text = useSyncExternalStore(watch, read, () => '');
  return useMemo(() => (userId === null ? readDeviceListings(text) : readAccountCopy(userId, text)), [userId, text]);
}

/** The listings that this device keeps for visitors. */
export const useDeviceListings = () => useSavedOf(null);

export const useKnownSaved = () => useSavedOf(useSession().buyer?.userId ?? null);
