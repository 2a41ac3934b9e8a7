import { useState } from 'react';
import { Drawer } from '../../ui/overlays/Drawer';
import { conditionsOf, type ListingSearch, withoutConditions } from '../search';
import { isTooWide } from '../search.service';
import { foundTexts, searchTexts } from '../texts';
import { FilterFields } from './FilterFields';
import { useDraftCount } from './useDraftCount';

interface FilterDrawerProps {
  readonly search: ListingSearch;
  /** Closes the drawer, and leaves the search as it is. */
  readonly onClose: () => void;
  readonly onShow: (search: ListingSearch) => void;
}

/** The filters on a phone. The list changes when people ask to see it; until then its number is counted (SEARCH-14). */
export function FilterDrawer({ search, onClose, onShow }: FilterDrawerProps) {
  const [draft, setDraft] = useState(search);
  const count = useDraftCount(draft);
  const { kind } = search;
  return (
    <Drawer
      title={searchTexts.filters}
      onClose={onClose}
      footer={
        <>
          <button
            type="button"
            className="btn btn-outline-secondary"
            disabled={conditionsOf(draft).length === 0}
            onClick={() => setDraft(withoutConditions(draft))}
          >
            {searchTexts.clear}
          </button>
          <button type="button" className="btn btn-primary" onClick={() => onShow(draft)}>
            {count === null ? searchTexts.show[kind] : searchTexts.showCount[kind](count)}
          </button>
          <p className="visually-hidden" aria-live="polite">
            {isTooWide(draft) ? foundTexts.tooWide : count !== null && foundTexts.count[kind](count)}
          </p>
        </>
      }
    >
      <FilterFields search={draft} onChange={setDraft} startsShort />
    </Drawer>
  );
}
