import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { returningTo } from '../accounts/loginReturn';
import { forgetBuyer } from '../accounts/sessionStore';
import { loginTexts } from '../accounts/texts';
import { useSession } from '../accounts/useSession';
import { type ListingId, paths } from '../shared/addresses/addresses';
import { isAppError } from '../shared/appError';
import { showError, showWarning } from '../ui/overlays/dialogs';
import type { SavedListing } from './savedListing';
import { savedStoreOf } from './savedStore';
import { saveTexts } from './texts';

interface Saving {
  readonly busy: boolean;
  /** Both say what failed, and return whether they succeeded. */
  readonly save: (listing: SavedListing) => Promise<boolean>;
  readonly remove: (listing: ListingId) => Promise<boolean>;
}

/** Saves and removes listings for the person who is here: in the account of a buyer, or on the device. */
export function useSaving(): Saving {
  const { buyer } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const store = savedStoreOf(buyer?.userId ?? null);

  async function explain(error: unknown, otherwise: string): Promise<void> {
    if (isAppError(error, 'savedLimit')) {
      await showWarning(saveTexts.tooManyTitle, saveTexts.tooMany);
    } else if (isAppError(error, 'signedOut')) {
      forgetBuyer();
      await showWarning(loginTexts.needed, saveTexts.loginNeeded);
      await navigate(paths.buyerLogin, { state: returningTo(`${pathname}${search}`) });
    } else {
      await showError(otherwise);
    }
  }

  async function attempt(write: () => Promise<void>, failedText: string): Promise<boolean> {
    setBusy(true);
    try {
      await write();
    } catch (error) {
      setBusy(false);
      await explain(error, failedText);
      return false;
    }
    setBusy(false);
    return true;
  }

  return {
    busy,
    save: (listing) => attempt(() => store.save(listing), saveTexts.failed),
    remove: (listing) => attempt(() => store.remove(listing), saveTexts.removeFailed),
  };
}
