import { useQueries } from '@tanstack/react-query';
import { listLimit } from '../../../domain/limits';
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
  readonly found: number;
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
  const relaxations = conditions.map((condition, index) => ({ condition, found: counts[index]?.data ?? 0 }));
  const [best] = relaxations.sort((one, other) => other.found - one.found);
  return best && best.found > 0 ? best : null;
}

interface NothingFoundProps {
  readonly search: VehicleSearch;
  readonly onChange: (search: VehicleSearch) => void;
}

/** Says which one filter stands in the way, and takes it off. */
export function NothingFound({ search, onChange }: NothingFoundProps) {
  const best = useBestRelaxation(search);
  const found = best && (best.found < listLimit ? String(best.found) : `${listLimit}+`);
  return (
    <EmptyState icon={search.kind} text={`No ${search.kind}s match all of this.`}>
      {best && (
        <>
          <p>
            Without {best.condition.text}: {found} found.
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
