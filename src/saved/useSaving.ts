import { useBuyerAction } from '../accounts/useBuyerAction';
import { useSession } from '../accounts/useSession';
import type { ListingId } from '../shared/addresses/addresses';
import type { SavedListing } from './savedListing';
import { savedStoreOf } from './savedStore';
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

/** Saves and removes listings for the person who is here: in the account of a buyer, or on the device. */
export function useSaving(): Saving {
  const { buyer } = useSession();
  const store = savedStoreOf(buyer?.userId ?? null);
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
