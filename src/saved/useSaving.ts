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

/** Saves and removes listings, and says what failed. */
export function useSaving(store: SavedStore): Saving {
  const save = useBuyerAction<SavedListing>({
    send: store.save,
    failures: { ...refusals, otherwise: saveTexts.failed },
  });
  const remove = useBuyerAction<ListingId>({
    send: store.remove,
    failures: { ...refusals, otherwise: saveTexts.removeFailed },
  });
  return { busy: save.busy || remove.busy, save: save.run, remove: remove.run };
}
