import { useRef, useState } from 'react';
import type { ListingKind } from '../listings/kinds';
import { Drawer } from '../ui/Drawer';
import { useMediaQuery } from '../ui/useMediaQuery';
import { FilterFields } from './FilterFields';
import { SearchBox } from './SearchBox';
import { SearchChips } from './SearchChips';
import { SearchNotes } from './SearchNotes';
import { SortSelect } from './SortSelect';
import { conditionsOf, withoutConditions } from './search';
import { searchTexts } from './texts';
import { useBoxAnswers } from './useBoxAnswers';
import { useSearchAddress } from './useSearchAddress';
import '../styles/search.scss';

/** Search box, order and filters: a panel beside the list, or on phones a drawer over it (SEARCH-5). */
export default function SearchTools({ kind }: { kind: ListingKind }) {
  const address = useSearchAddress(kind);
  const { search, notes } = address;
  const { change, ...box } = useBoxAnswers(address);
  const hasPanel = useMediaQuery('(min-width: 992px)');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const tools = useRef<HTMLDivElement>(null);
  const filters = Object.keys(search.filters).length;
  const closeDrawer = () => setDrawerOpen(false);

  const fields = <FilterFields search={search} onChange={change} />;

  return (
    <>
      <div className="search-bar" ref={tools}>
        <SearchBox search={search} onType={box.type} onSend={box.send} onChoose={box.choose} onFocus={box.prepare} />
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
        <SortSelect sort={search.sort} onChange={(sort) => change({ ...search, sort })} />
        <SearchChips
          search={search}
          onChange={change}
          onEmptied={() => tools.current?.querySelector('input')?.focus()}
        />
        <SearchNotes kind={kind} notes={notes} />
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
