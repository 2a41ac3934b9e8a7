import { useMemo, useSyncExternalStore } from 'react';
import { readViewed, type ViewedListing } from '../recentlyViewed/viewedListing';
import { deviceCompared } from './deviceCompared';

/** The listings of both kinds that were chosen on this device to be compared. */
export function useCompared(): readonly ViewedListing[] {
  const text = useSyncExternalStore(deviceCompared.watch, deviceCompared.read, () => '');
  return useMemo(() => readViewed(text), [text]);
}
