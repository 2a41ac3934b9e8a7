import { FindLinks } from '../listings/FindLinks';
import { useAction } from '../lists/useAction';
import { isAppError } from '../shared/appError';
import { EmptyState } from '../ui/EmptyState';
import { confirm } from '../ui/overlays/dialogs';
import { SavedSearchCard } from './SavedSearchCard';
import { type SavedSearch, searchName } from './savedSearch';
import type { SearchStore } from './searchStore';
import { mySearchesTexts } from './texts';
import './savedSearches.scss';

interface SavedSearchListProps {
  readonly searches: readonly SavedSearch[];
  readonly store: SearchStore;
}

export function SavedSearchList({ searches, store }: SavedSearchListProps) {
  const { run, busy } = useAction<SavedSearch>({
    send: store.remove,
    failures: { otherwise: mySearchesTexts.removeFailed },
    // The list then says that a login is needed.
    isHandled: async (error) => isAppError(error, 'signedOut'),
  });

  async function remove(saved: SavedSearch): Promise<void> {
    const text = searchName(saved.search);
    const title = mySearchesTexts.removeQuestion;
    if (await confirm({ title, text, confirm: mySearchesTexts.remove, danger: true })) await run(saved);
  }

  /** If it fails, the same listings count as new again. */
  function open(saved: SavedSearch): void {
    store.markAsLookedAt(saved).catch(() => undefined);
  }

  if (searches.length === 0) {
    return (
      <EmptyState icon="car" text={mySearchesTexts.none}>
        <p>{mySearchesTexts.how}</p>
        <FindLinks />
      </EmptyState>
    );
  }
  return (
    <>
      <p className="saved-search-lead">{mySearchesTexts.lead}</p>
      <ul className="saved-searches">
        {searches.map((saved) => (
          <li key={saved.id}>
            <SavedSearchCard saved={saved} busy={busy} onOpen={() => open(saved)} onRemove={() => void remove(saved)} />
          </li>
        ))}
      </ul>
    </>
  );
}
