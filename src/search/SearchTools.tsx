import { useRef, useState } from 'react';
import type { ListingKind } from '../listings/kinds';
import { Drawer } from '../ui/Drawer';
import { useMediaQuery } from '../ui/useMediaQuery';
import { FilterFields } from './FilterFields';
import { LocatingNote } from './LocatingNote';
import { SearchBox } from './SearchBox';
import { SearchChips } from './SearchChips';
import { SearchNotes } from './SearchNotes';
import { SortSelect } from './SortSelect';
import { conditionsOf, withoutConditions } from './search';
import { searchTexts } from './texts';
import { useNearHere } from './useNearHere';
import { useSearchAddress } from './useSearchAddress';
import '../styles/search.scss';

// The dictionary is loaded when the box is used.
const loadUnderstanding = () => import('./understoodSearch');

/** Search box, order and filters: a panel beside the list, or on phones a drawer over it (SEARCH-5). */
export default function SearchTools({ kind }: { kind: ListingKind }) {
  const { search, change, type, notes, show } = useSearchAddress(kind);
  const { isLocating, toPlaced } = useNearHere();
  const hasPanel = useMediaQuery('(min-width: 992px)');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const tools = useRef<HTMLDivElement>(null);
  const filters = Object.keys(search.filters).length;
  const closeDrawer = () => setDrawerOpen(false);

  async function send(text: string): Promise<void> {
    try {
      const { searchOfText } = await loadUnderstanding();
      const found = searchOfText(search, text, { thisYear: new Date().getFullYear() });
      const placed = await toPlaced(found);
      if (placed) show(placed);
    } catch {
      // Without a network, the words are searched as they are.
      type(text);
    }
  }

  const fields = <FilterFields search={search} onChange={change} />;

  return (
    <>
      <div className="search-bar" ref={tools}>
        <SearchBox
          label={searchTexts.label(kind)}
          hint={searchTexts.hint[kind]}
          text={search.text}
          onType={type}
          onSend={(text) => void send(text)}
          onFocus={() => void loadUnderstanding().catch(() => undefined)}
        />
        {!hasPanel && (
          <button
            type="button"
            className="btn btn-outline-primary search-filters"
            aria-haspopup="dialog"
            onClick={() => setDrawerOpen(true)}
          >
            {searchTexts.filtersWith(filters)}
          </button>
        )}
        <SortSelect search={search} onChange={change} />
        <SearchChips
          search={search}
          onChange={change}
          onEmptied={() => tools.current?.querySelector('input')?.focus()}
        />
        <SearchNotes kind={kind} notes={notes} />
        <LocatingNote isLocating={isLocating} />
      </div>
      {hasPanel && (
        <section className="search-panel" aria-label={searchTexts.filters}>
          <h2>{searchTexts.filters}</h2>
          {fields}
        </section>
      )}
      {!hasPanel && isDrawerOpen && (
        <Drawer
          title={searchTexts.filters}
          onClose={closeDrawer}
          footer={
            <>
              <button
                type="button"
                className="btn btn-outline-secondary"
                disabled={conditionsOf(search).length === 0}
                onClick={() => change(withoutConditions(search))}
              >
                {searchTexts.clear}
              </button>
              <button type="button" className="btn btn-primary" onClick={closeDrawer}>
                {searchTexts.show(kind)}
              </button>
            </>
          }
        >
          {fields}
        </Drawer>
      )}
    </>
  );
}
