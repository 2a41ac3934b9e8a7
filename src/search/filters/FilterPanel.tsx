import { SortSelect } from '../results/SortSelect';
import type { ListingSearch } from '../search';
import { searchTexts } from '../texts';
import { FilterFields } from './FilterFields';
import { useDraft } from './useDraft';

interface FilterPanelProps {
  readonly search: ListingSearch;
  readonly onChange: (search: ListingSearch) => void;
}

/** Order and filters beside the list. They stay in reach while the list scrolls. */
export function FilterPanel({ search, onChange }: FilterPanelProps) {
  const [draft, setDraft] = useDraft(search, onChange);
  return (
    <section className="search-panel" aria-label={searchTexts.filters}>
      <SortSelect search={draft} onChange={setDraft} />
      <h2>{searchTexts.filters}</h2>
      <FilterFields search={draft} onChange={setDraft} />
    </section>
  );
}
