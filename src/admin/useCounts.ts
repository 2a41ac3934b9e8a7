import { useQueries } from '@tanstack/react-query';
import type { CountedState } from '../decisions/review';
import { type CappedCount, formatCount, sumOf } from '../shared/numbers/cappedCount';
import { listingCounts, otherCounts } from './tabCounts.queries';

export type CountedTab = CountedState | 'dealers' | 'reports' | 'messages';

function total(counts: readonly (CappedCount | undefined)[]): string {
  const known = counts.filter((count) => count !== undefined);
  return known.length < counts.length ? '' : formatCount(sumOf(known));
}

/** The number in each tab; '' while it is loading, and if it cannot be read. */
export function useCounts(): Readonly<Record<CountedTab, string>> {
  const listings = useQueries({ queries: listingCounts.map(({ query }) => query) });
  const [changes, reports, messages] = useQueries({ queries: otherCounts });
  const of = (wanted: CountedState) =>
    total(listings.filter((_, index) => listingCounts[index]?.state === wanted).map(({ data }) => data));
  return {
    pending: of('pending'),
    approved: of('approved'),
    rejected: of('rejected'),
    dealers: total([changes.data]),
    reports: total([reports.data]),
    messages: total([messages.data]),
  };
}
