import { Link } from 'react-router-dom';
import { useBuyerAction } from '../accounts/useBuyerAction';
import { useSession } from '../accounts/useSession';
import type { ListingSearch } from '../search/search';
import { canCountNew } from '../search/search.service';
import { paths } from '../shared/addresses/addresses';
import { Icon } from '../ui/Icon';
import { showWarning } from '../ui/overlays/dialogs';
import { isSaved, isShortEnough, isWorthSaving } from './savedSearch';
import { searchStoreOf } from './searchStore';
import { savedSearchTexts } from './texts';
import { useKnownSearches } from './useSavedSearches';

/** Saves the search of the list, and leads to the saved ones (SEARCH-26). */
export function SaveSearch({ search }: { search: ListingSearch }) {
  const { buyer, dealer } = useSession();
  const userId = buyer?.userId ?? null;
  const done = isSaved(search, useKnownSearches(userId));
  const { run, busy } = useBuyerAction<ListingSearch>({
    send: searchStoreOf(userId).save,
    // The store shows what is saved now.
    touches: () => [],
    failures: {
      searchLimit: [savedSearchTexts.tooManyTitle, savedSearchTexts.tooMany],
      signedOut: savedSearchTexts.loginNeeded,
      otherwise: savedSearchTexts.saveFailed,
    },
  });

  async function save(): Promise<void> {
    if (canCountNew(search) && isShortEnough(search)) await run(search);
    else await showWarning(savedSearchTexts.tooLongTitle, savedSearchTexts.tooLong);
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
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-label={busy ? savedSearchTexts.saving : savedSearchTexts.save}
          disabled={busy}
          onClick={() => void save()}
        >
          <span className="search-save-long">{busy ? savedSearchTexts.saving : savedSearchTexts.save}</span>
          <span className="search-save-short">{savedSearchTexts.saveShort}</span>
        </button>
      )}
    </div>
  );
}
