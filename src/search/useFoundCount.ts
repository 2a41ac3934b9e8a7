import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../domain/cappedCount';
import { canonicalSearch, type VehicleSearch } from '../../../domain/vehicleSearch';
import { canCount, countFound } from '../../../services/vehicleSearch';
import type { PagedList } from '../../../ui/pagedList';
import { queryKeys } from '../../queries/queryKeys';

interface FoundCount {
  /** Such as '7', or '30+' where nobody may count further. */
  readonly count: string;
  /** The list goes on, and nobody knows how far. */
  readonly soFar: boolean;
}

/** How many a search finds, as far as it can be said; null while nothing can. */
export function useFoundCount(search: VehicleSearch, list: PagedList<unknown>): FoundCount | null {
  const goesOn = list.state === 'ready' && list.more.state !== 'none';
  const counted = useQuery({
    queryKey: queryKeys.foundCount(canonicalSearch(search)),
    queryFn: () => countFound(search),
    enabled: goesOn && canCount(search),
  });
  if (list.state !== 'ready') return null;
  const shown = list.items.length;
  if (!goesOn) return { count: String(shown), soFar: false };
  // Some may have come since they were counted.
  if (!counted.data || (counted.data.count < shown && !counted.data.more)) return { count: String(shown), soFar: true };
  return { count: formatCount(counted.data), soFar: false };
}
