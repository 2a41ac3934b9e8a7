import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { returningTo } from '../accounts/loginReturn';
import { forgetBuyer } from '../accounts/sessionStore';
import { loginTexts } from '../accounts/texts';
import { useSession } from '../accounts/useSession';
import type { ListingSearch } from '../search/search';
import { canCountNew } from '../search/search.service';
import { paths } from '../shared/addresses/addresses';
import { isAppError } from '../shared/appError';
import { Icon } from '../ui/Icon';
import { showError, showWarning } from '../ui/overlays/dialogs';
import { isSaved, isShortEnough, isWorthSaving } from './savedSearch';
import { searchStoreOf } from './searchStore';
import { savedSearchTexts } from './texts';
import { useKnownSearches } from './useSavedSearches';

/** Saves the search of the list, and leads to the saved ones (SEARCH-26). */
export function SaveSearch({ search }: { search: ListingSearch }) {
  const { buyer, dealer } = useSession();
  const { pathname, search: asked } = useLocation();
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  const userId = buyer?.userId ?? null;
  const done = isSaved(search, useKnownSearches(userId));

  async function explainFailure(error: unknown): Promise<void> {
    if (isAppError(error, 'searchLimit')) {
      await showWarning(savedSearchTexts.tooManyTitle, savedSearchTexts.tooMany);
    } else if (isAppError(error, 'signedOut')) {
      forgetBuyer();
      await showWarning(loginTexts.needed, savedSearchTexts.loginNeeded);
      await navigate(paths.buyerLogin, { state: returningTo(`${pathname}${asked}`) });
    } else {
      await showError(savedSearchTexts.saveFailed);
    }
  }

  async function save(): Promise<void> {
    if (!canCountNew(search) || !isShortEnough(search)) {
      await showWarning(savedSearchTexts.tooLongTitle, savedSearchTexts.tooLong);
      return;
    }
    setSaving(true);
    try {
      await searchStoreOf(userId).save(search);
    } catch (error) {
      setSaving(false);
      await explainFailure(error);
      return;
    }
    setSaving(false);
  }

  // Dealers have no list of searches.
  if (dealer || !isWorthSaving(search)) return null;
  return (
    <div className="search-save">
      <span role="status">
        {done && (
          <>
            <Icon name="check" size={16} /> {savedSearchTexts.saved}
          </>
        )}
      </span>
      {done ? (
        <Link className="btn btn-link" to={paths.mySearches}>
          {savedSearchTexts.all}
        </Link>
      ) : (
        <button type="button" className="btn btn-outline-primary" disabled={saving} onClick={() => void save()}>
          {saving ? savedSearchTexts.saving : savedSearchTexts.save}
        </button>
      )}
    </div>
  );
}
