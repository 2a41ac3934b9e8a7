import { withTimeLimit } from '../../firebase/timeLimit';
import type { Listing } from '../../listings/listing';
import { readListings } from '../../listings/listings.service';
import { pageSize } from '../../shared/limits';
import type { Cursor, Page } from '../../shared/page';
import type { ListingSearch } from '../search';
import { planSearch } from '../searchPlan.service';

/** Where a page starts: in which ring, and after which listing of it. */
interface RingCursor {
  readonly ring: number;
  readonly inRing: Cursor | null;
}

/**
 * One page of a search in the order 'nearest' (SEARCH-21): the rings of districts one after the other, the newest first
 * in each. Each ring is asked only for the rest of the page. So a page reads 8 listings at most. A query without a
 * result costs one document, which can happen in each of the three rings after the first. Each ring has the
 * time limit of a whole call: on a slow network, three answers take longer than one may.
 */
export async function readNearestFirst(
  search: ListingSearch,
  rings: readonly (readonly string[])[],
  cursor: Cursor | null,
): Promise<Page<Listing>> {
  const { ring: first, inRing } = cursor ? (cursor.after as RingCursor) : { ring: 0, inRing: null };
  const items: Listing[] = [];
  for (const [index, districts] of [...rings.entries()].slice(first)) {
    const plan = planSearch(search, districts);
    const after = index === first ? inRing : null;
    const lacking = pageSize - items.length;
    const page = await withTimeLimit((signal) => readListings(search.kind, plan, after, { signal }, lacking));
    items.push(...page.items);
    if (page.next) return { items, next: { after: { ring: index, inRing: page.next } satisfies RingCursor } };
  }
  return { items, next: null };
}
