import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatCount } from '../../shared/numbers/cappedCount';
import type { ListingSearch } from '../search';
import { foundCount } from '../search.queries';
import { isTooWide } from '../search.service';

/** Milliseconds after the last change. */
const pause = 300;

/**
 * The number of listings that a search would show, for example '42' or '100+': one count a moment after the last
 * change. null while it is not known.
 */
export function useDraftCount(draft: ListingSearch): string | null {
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), pause);
    return () => clearTimeout(timer);
  }, [draft]);
  const counted = useQuery({ ...foundCount(settled), enabled: !isTooWide(settled) });
  return settled === draft && counted.data ? formatCount(counted.data) : null;
}
