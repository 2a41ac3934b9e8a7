import { useBuyerAction } from '../accounts/useBuyerAction';
import { useSession } from '../accounts/useSession';
import type { ListingId } from '../shared/addresses/addresses';
import { saveTexts } from './heartTexts';
import type { SavedListing } from './savedListing';

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

const loadStore = () => import('./savedStore');

/** Before a press. If it fails, the press tries again. */
export function prepareSaving(): void {
  void loadStore().catch(() => undefined);
}

/** Saves and removes listings, and says what failed. What it needs is loaded with the first change. */
export function useSaving(): Saving {
  const userId = useSession().buyer?.userId ?? null;
  const { run, busy } = useBuyerAction<Change>({
    send: async (change) => {
      const store = (await loadStore()).savedStoreOf(userId);
      await (change.how === 'save' ? store.save(change.listing) : store.remove(change.listing));
    },
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
