import { useBuyerAction } from '../accounts/useBuyerAction';
import type { ListingId } from '../shared/addresses/addresses';
import type { SavedListing } from './savedListing';
import type { SavedStore } from './savedStore';
import { saveTexts } from './texts';

interface Saving {
  readonly busy: boolean;
  /** Both say what failed, and return whether they succeeded. */
  readonly save: (listing: SavedListing) => Promise<boolean>;
  readonly remove: (listing: ListingId) => Promise<boolean>;
}

const refusals = {
  savedLimit: [saveTexts.tooManyTitle, saveTexts.tooMany],
  signedOut: saveTexts.loginNeeded,
} as const;

type Change =
  | { readonly how: 'save'; readonly listing: SavedListing }
  | { readonly how: 'remove'; readonly listing: ListingId };

/** Saves and removes listings, and says what failed. */
export function useSaving(store: SavedStore): Saving {
  const { run, busy } = useBuyerAction<Change>({
    send: (change) => (change.how === 'save' ? store.save(change.listing) : store.remove(change.listing)),
    // The store shows what is saved now.
    touches: () => [],
    failures: ({ how }) => ({ ...refusals, otherwise: how === 'save' ? saveTexts.failed : saveTexts.removeFailed }),
  });
  return {
    busy,
    save: (listing) => run({ how: 'save', listing }),
    remove: (listing) => run({ how: 'remove', listing }),
  };
}
