import { useState } from 'react';
import { FindLinks } from '../listings/FindLinks';
import { isAppError } from '../shared/appError';
import { EmptyState } from '../ui/EmptyState';
import { confirm, showError } from '../ui/overlays/dialogs';
import { SavedSearchCard } from './SavedSearchCard';
import { conditionTexts, type SavedSearch } from './savedSearch';
import type { SearchStore } from './searchStore';
import { mySearchesTexts } from './texts';
import '../styles/savedSearches.scss';

interface SavedSearchListProps {
  readonly searches: readonly SavedSearch[];
  readonly store: SearchStore;
}

export function SavedSearchList({ searches, store }: SavedSearchListProps) {
  const [removing, setRemoving] = useState<string | null>(null);

  async function remove(saved: SavedSearch): Promise<void> {
    const { kind } = saved.search;
    const text = mySearchesTexts.name(kind, conditionTexts(saved.search));
    const title = mySearchesTexts.removeQuestion;
    if (!(await confirm({ title, text, confirm: mySearchesTexts.remove, danger: true }))) return;
    setRemoving(saved.id);
    let failed = false;
    try {
      await store.remove(saved);
    } catch (error) {
      failed = !isAppError(error, 'signedOut');
    }
    setRemoving(null);
    if (failed) await showError(mySearchesTexts.removeFailed);
  }

  /** If it fails, the same listings count as new once more. */
  function open(saved: SavedSearch): void {
    store.rememberLook(saved).catch(() => undefined);
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
            <SavedSearchCard
              saved={saved}
              busy={removing !== null}
              onOpen={() => open(saved)}
              onRemove={() => void remove(saved)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
