import type { Listing } from '../listings/listing';
import { isSaved } from './savedListing';
import { useSavedIn, useSavedStore } from './useSaved';
import { useSaving } from './useSaving';

interface Heart {
  readonly saved: boolean;
  /** The change is being stored. */
  readonly busy: boolean;
  readonly toggle: () => void;
}

/** Whether a listing is saved, and what a press of its heart does. */
export function useHeart(listing: Listing): Heart {
  const store = useSavedStore();
  const { busy, save, remove } = useSaving(store);
  const { kind, id, price } = listing;
  const saved = isSaved(listing, useSavedIn(store));

  function toggle(): void {
    if (busy) return;
    void (saved ? remove(listing) : save({ kind, id, price: price.rupees, savedAt: new Date() }));
  }

  return { saved, busy, toggle };
}
