import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../accounts/useSession';
import type { SavedListing } from './savedListing';
import { deviceStore, type SavedStore, savedStoreOf } from './savedStore';

/** Where the listings of the person who is here are kept. Only this asks whether that is an account or the device. */
export function useSavedStore(): SavedStore {
  const userId = useSession().buyer?.userId ?? null;
  return useMemo(() => savedStoreOf(userId), [userId]);
}

/** The listings of a store, as this device knows them. It sends no request: a list is not worth one. */
export function useSavedIn({ text, listingsIn }: SavedStore): readonly SavedListing[] {
  const stored = useSyncExternalStore(text.watch, text.read, () => '');
  return useMemo(() => listingsIn(stored), [listingsIn, stored]);
}

/** The listings that this device keeps for visitors. */
export const useDeviceListings = () => useSavedIn(deviceStore);

export const useKnownSaved = () => useSavedIn(useSavedStore());
