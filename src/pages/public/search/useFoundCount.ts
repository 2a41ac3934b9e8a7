import { useQuery } from '@tanstack/react-query';
import { listLimit } from '../../../domain/limits';
import { canonicalSearch, type VehicleSearch } from '../../../domain/vehicleSearch';
import { canCount, countFound } from '../../../services/vehicleSearch';
import type { PagedList } from '../../../ui/pagedList';
import { queryKeys } from '../../queries/queryKeys';

/** How many a search finds, as far as it can be said: '7', '30+', '12 so far'; null while nothing can. */
export function useFoundCount(search: VehicleSearch, list: PagedList<unknown>): string | null {
  const goesOn = list.state === 'ready' && list.more.state !== 'none';
  const counted = useQuery({
    queryKey: queryKeys.foundCount(canonicalSearch(search)),
    queryFn: () => countFound(search),
    enabled: goesOn && canCount(search),
  });
  if (list.state !== 'ready') return null;
  if (!goesOn) return String(list.items.length);
  if (counted.data === undefined || counted.data < list.items.length) return `${list.items.length} so far`;
  return counted.data < listLimit ? String(counted.data) : `${listLimit}+`;
}
