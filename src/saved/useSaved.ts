import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../accounts/useSession';
import { accountCopy, deviceListings, readAccountCopy, readDeviceListings } from './deviceListings';
import type { SavedListing } from './savedListing';

/** The listings that this device keeps for visitors. */
export function useDeviceListings(): readonly SavedListing[] {
  const text = useSyncExternalStore(deviceListings.watch, deviceListings.read, () => '');
  return useMemo(() => readDeviceListings(text), [text]);
}

/** The saved listings of the person, as this device knows them. It sends no request: a list is not worth one. */
export function useKnownSaved(): readonly SavedListing[] {
  const { buyer } = useSession();
  const userId = buyer?.userId ?? null;
  const store = userId === null ? deviceListings : accountCopy;
  const text = useSyncExternalStore(store.watch, store.read, () => '');
  return useMemo(() => (userId === null ? readDeviceListings(text) : readAccountCopy(userId, text)), [userId, text]);
}
