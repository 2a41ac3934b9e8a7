import { EmptyState } from '../../ui/EmptyState';
import { useNames } from '../../ui/useNames';
import { type ListingSearch, narrowingConditionsOf, withoutConditions } from '../search';
import { foundTexts, searchTexts } from '../texts';
import { DealersCalledSo } from './DealersCalledSo';

interface NothingFoundProps {
  readonly search: ListingSearch;
  readonly onChange: (search: ListingSearch) => void;
}

/** Says what was not found, with the dealers of that name. Below it are the alternatives (SEARCH-4). */
export function NothingFound({ search, onChange }: NothingFoundProps) {
  useNames();
  const { kind } = search;
  const asked = narrowingConditionsOf(search).map(({ text }) => text);
  return (
    <EmptyState icon={kind} text={asked.length > 0 ? foundTexts.noneWith[kind](asked) : foundTexts.none[kind]}>
      <DealersCalledSo text={search.text} />
      <button type="button" className="btn btn-outline-primary" onClick={() => onChange(withoutConditions(search))}>
        {searchTexts.clear}
      </button>
    </EmptyState>
  );
}
