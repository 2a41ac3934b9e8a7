import { useMemo, useSyncExternalStore } from 'react';
import { deviceViewed } from './deviceViewed';
import { readViewed, type ViewedListing } from './viewedListing';

/** The listings that were looked at on this device, the last one first. */
export function useViewed(): readonly ViewedListing[] {
  const text = useSyncExternalStore(deviceViewed.watch, deviceViewed.read, () => '');
  return useMemo(() => readViewed(text), [text]);
}
