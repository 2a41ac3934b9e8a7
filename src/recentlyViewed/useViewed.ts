import { useMemo, useSyncExternalStore } from 'react';
import { readViewed, type ViewedListing } from './viewedListing';
import { viewedText } from './viewedText';

/** The listings that were looked at on this device, the last one first. */
export function useViewed(): readonly ViewedListing[] {
  const text = useSyncExternalStore(viewedText.watch, viewedText.read, () => '');
  return useMemo(() => readViewed(text), [text]);
}
