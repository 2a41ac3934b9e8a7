import { useState, useSyncExternalStore } from 'react';
import { useSession } from '../accounts/useSession';
import type { Listing } from '../listings/listing';
import type { ListingId } from '../shared/addresses/addresses';
import type { Uid } from '../shared/valueTypes';
import { savedTextOf } from './savedCopies';
import { savedId } from './savedId';
import { prepareSaving, useSaving } from './useSaving';

interface Heart {
  readonly saved: boolean;
  /** The change is being stored. */
  readonly busy: boolean;
  /** Spread onto the button. */
  readonly presses: {
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onClick: () => void;
  };
}

/** Whether the text of a buyer, or of a visitor, names the listing. What reads the lines of the text is not needed for it. */
function isNamed(listing: ListingId, text: string, userId: Uid | null): boolean {
  return (userId === null || text.startsWith(`${userId} `)) && ` ${text}`.includes(` ${savedId(listing)}:`);
}

/** Whether a listing is saved, and what a press of its heart does. */
export function useHeart(listing: Listing): Heart {
  const userId = useSession().buyer?.userId ?? null;
  const { busy, save, remove } = useSaving();
  const { watch, read } = savedTextOf(userId);
  const text = useSyncExternalStore(watch, read, () => '');
  /** Shown until the change is stored: the code that stores it may still have to come. */
  const [wanted, setWanted] = useState(false);
  const { kind, id, price } = listing;
  const saved = busy ? wanted : isNamed(listing, text, userId);

  function toggle(): void {
    if (busy) return;
    setWanted(!saved);
    void (saved ? remove(listing) : save({ kind, id, price: price.rupees, savedAt: new Date() }));
  }

  return { saved, busy, presses: { onPointerEnter: prepareSaving, onFocus: prepareSaving, onClick: toggle } };
}
