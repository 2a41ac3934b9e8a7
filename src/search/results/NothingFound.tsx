import { EmptyState } from '../../ui/EmptyState';
import { type ListingSearch, withoutConditions } from '../search';
import { foundTexts, searchTexts } from '../texts';
import { DealersCalledSo } from './DealersCalledSo';

interface NothingFoundProps {
  readonly search: ListingSearch;
  readonly onChange: (search: ListingSearch) => void;
}

/** An empty result, with the dealers of that name. Below it are the alternatives. */
export function NothingFound({ search, onChange }: NothingFoundProps) {
  return (
    <EmptyState icon={search.kind} text={foundTexts.none[search.kind]}>
      <DealersCalledSo text={search.text} />
      <button type="button" className="btn btn-outline-primary" onClick={() => onChange(withoutConditions(search))}>
        {searchTexts.clear}
      </button>
    </EmptyState>
  );
}
