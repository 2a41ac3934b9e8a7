import { startTransition, useCallback, useRef, useState } from 'react';
import type { ListingKind } from '../listings/kinds';
import { useMediaQuery } from '../ui/browser/useMediaQuery';
import { useNames } from '../ui/useNames';
import { SearchBox } from './box/SearchBox';
import { useBoxAnswers } from './box/useBoxAnswers';
import { useRecentSearches } from './box/useRecentSearches';
import { useTypedText } from './box/useTypedText';
import { FilterDrawer } from './filters/FilterDrawer';
import { FilterPanel } from './filters/FilterPanel';
import { LocatingNote } from './near/LocatingNote';
import { SearchChips } from './results/SearchChips';
import { SearchNotes } from './results/SearchNotes';
import { SortSelect } from './results/SortSelect';
import { filterConditionsOf, type ListingSearch } from './search';
import { searchTexts } from './texts';
import { useSearchAddress } from './useSearchAddress';
import './searchTools.scss';

/**
 * Search box, order and filters: a panel beside the list, or on phones a row above it that opens a drawer (SEARCH-5).
 * Panel and row stay in reach while the list scrolls (SEARCH-16).
 */
export default function SearchTools({ kind }: { kind: ListingKind }) {
  useNames();
  const address = useSearchAddress(kind);
  const { search, sentence, notes, turned } = address;
  const { change, replace, isLocating, ...answers } = useBoxAnswers(address);
  const hasPanel = useMediaQuery('(min-width: 62em)');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { remember } = useRecentSearches();
  useTypedText(address.said, async (text) => {
    const shown = await answers.send(text);
    if (shown) remember(shown);
  });

  // Other results are shown from their beginning, if people have scrolled past it.
  const toResults = useCallback(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  const settle = useCallback(
    (next: ListingSearch) => {
      change(next);
      toResults();
    },
    [change, toResults],
  );

  function showDraft(draft: ListingSearch): void {
    setDrawerOpen(false);
    if (draft === search) return;
    // Takes the place of the drawer's step of the history.
    replace(draft);
    toResults();
  }

  return (
    <>
      <div className="search-bar" ref={box}>
        <SearchBox
          search={search}
          said={sentence?.text ?? search.text}
          onType={answers.type}
          onSend={answers.send}
          onChoose={answers.choose}
          onFocus={answers.prepare}
        />
      </div>
      {hasPanel ? (
        <FilterPanel search={search} onChange={settle} />
      ) : (
        <div className="search-reach">
          <button
            type="button"
            className="btn btn-outline-primary search-filters"
            aria-haspopup="dialog"
            // A modal drawer changes the style of the whole page. The pressed button is painted first.
            onClick={() => startTransition(() => setDrawerOpen(true))}
          >
            {searchTexts.filtersWith(filterConditionsOf(search).length)}
          </button>
          <SortSelect search={search} onChange={settle} />
        </div>
      )}
      <div className="search-told">
        <SearchChips search={search} onChange={change} onEmptied={() => box.current?.querySelector('input')?.focus()} />
        <SearchNotes kind={kind} notes={notes} turned={turned} />
        <LocatingNote isLocating={isLocating} />
      </div>
      {!hasPanel && isDrawerOpen && (
        <FilterDrawer search={search} onClose={() => setDrawerOpen(false)} onShow={showDraft} />
      )}
    </>
  );
}
