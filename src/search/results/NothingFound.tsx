import { useQueries } from '@tanstack/react-query';
import { type CappedCount, formatCount } from '../../shared/numbers/cappedCount';
import { EmptyState } from '../../ui/EmptyState';
import { type Condition, type ListingSearch, narrowingConditionsOf, withoutConditions } from '../search';
import { foundCount } from '../search.queries';
import { foundTexts, searchTexts } from '../texts';
import { DealersCalledSo } from './DealersCalledSo';

interface Relaxation {
  readonly condition: Condition;
  /** The number of listings that are found without this condition. */
  readonly found: CappedCount;
}

/** The condition without which most listings are found; null if no single one helps, or while it is not known. */
function useBestRelaxation(search: ListingSearch): Relaxation | null {
  const conditions = narrowingConditionsOf(search);
  const counts = useQueries({ queries: conditions.map(({ without }) => foundCount(without)) });
  if (counts.some(({ isPending }) => isPending)) return null;
  const relaxations = conditions.flatMap((condition, index) => {
    const found = counts[index]?.data;
    return found && found.count > 0 ? [{ condition, found }] : [];
  });
  return relaxations.sort((one, other) => other.found.count - one.found.count)[0] ?? null;
}

const isPlace = ({ key }: Condition) => key === 'near' || key === 'district';

function withoutText({ key, text }: Condition): string {
  switch (key) {
    case 'near':
      return foundTexts.notOnly(text.replace(/^./, (first) => first.toLowerCase()));
    case 'district':
      return foundTexts.notOnly(foundTexts.inPlace(text));
    case 'q':
      return foundTexts.without(text);
    default:
      return foundTexts.without(`“${text}”`);
  }
}

interface NothingFoundProps {
  readonly search: ListingSearch;
  readonly onChange: (search: ListingSearch) => void;
}

/** Names the one condition that excludes most listings, with a button that removes it (SEARCH-4). */
export function NothingFound({ search, onChange }: NothingFoundProps) {
  const best = useBestRelaxation(search);
  return (
    <EmptyState icon={search.kind} text={foundTexts.none(search.kind)}>
      <DealersCalledSo text={search.text} />
      {best && (
        <>
          <p>{foundTexts.instead(withoutText(best.condition), formatCount(best.found))}</p>
          <button type="button" className="btn btn-primary" onClick={() => onChange(best.condition.without)}>
            {isPlace(best.condition) ? foundTexts.searchAnywhere : searchTexts.remove(best.condition.text)}
          </button>
        </>
      )}
      <button type="button" className="btn btn-outline-primary" onClick={() => onChange(withoutConditions(search))}>
        {searchTexts.clear}
      </button>
    </EmptyState>
  );
}
