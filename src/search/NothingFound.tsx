import { useQueries } from '@tanstack/react-query';
import { type CappedCount, formatCount } from '../../../domain/cappedCount';
import {
  type Condition,
  canonicalSearch,
  conditionsOf,
  type VehicleSearch,
  withoutConditions,
} from '../../../domain/vehicleSearch';
import { countFound } from '../../../services/vehicleSearch';
import { EmptyState } from '../../../ui/EmptyState';
import { queryKeys } from '../../queries/queryKeys';

interface Relaxation {
  readonly condition: Condition;
  /** How many are found without it. */
  readonly found: CappedCount;
}

/** The condition without which most are found; null where no single one helps, or as long as it is not known. */
function useBestRelaxation(search: VehicleSearch): Relaxation | null {
  const conditions = conditionsOf(search);
  const counts = useQueries({
    queries: conditions.map(({ without }) => ({
      queryKey: queryKeys.foundCount(canonicalSearch(without)),
      queryFn: () => countFound(without),
    })),
  });
  if (counts.some(({ isPending }) => isPending)) return null;
  const relaxations = conditions.flatMap((condition, index) => {
    const found = counts[index]?.data;
    return found && found.count > 0 ? [{ condition, found }] : [];
  });
  return relaxations.sort((one, other) => other.found.count - one.found.count)[0] ?? null;
}

interface NothingFoundProps {
  readonly search: VehicleSearch;
  readonly onChange: (search: VehicleSearch) => void;
}

/** Says which one filter stands in the way, and takes it off. */
export function NothingFound({ search, onChange }: NothingFoundProps) {
  const best = useBestRelaxation(search);
  return (
    <EmptyState icon={search.kind} text={`No ${search.kind}s match all of this.`}>
      {best && (
        <>
          <p>
            Without {best.condition.text}: {formatCount(best.found)} found.
          </p>
          <button type="button" className="btn btn-primary" onClick={() => onChange(best.condition.without)}>
            Remove {best.condition.text}
          </button>
        </>
      )}
      <button type="button" className="btn btn-outline-primary" onClick={() => onChange(withoutConditions(search))}>
        Clear all
      </button>
    </EmptyState>
  );
}
