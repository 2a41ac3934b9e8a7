import { useQuery } from '@tanstack/react-query';
import type { PagedList } from '../../lists/pagedList';
import { formatCount } from '../../shared/numbers/cappedCount';
import type { ListingSearch } from '../search';
import { foundCount } from '../search.queries';

interface FoundCount {
  /** For example '7', or '100+' if the rules allow no further count. */
  readonly count: string;
  /** The list has another page, and the total is not known. */
  readonly soFar: boolean;
}

/** The number of listings that a search finds, as far as it is known; null while nothing is known. */
export function useFoundCount(search: ListingSearch, list: PagedList<unknown>): FoundCount | null {
  const goesOn = list.state === 'ready' && list.more.state !== 'none';
  const counted = useQuery({ ...foundCount(search), enabled: goesOn });
  if (list.state !== 'ready') return null;
  const shown = list.items.length;
  if (!goesOn) return { count: String(shown), soFar: false };
  // Listings may have arrived since the count.
  if (!counted.data || (counted.data.count < shown && !counted.data.more)) return { count: String(shown), soFar: true };
  return { count: formatCount(counted.data), soFar: false };
}
