import { useQueries } from '@tanstack/react-query';
import { openMessageCount } from '../contact/inbox.queries';
import type { ListingKind } from '../listings/kinds';
import { openReportCount } from '../reports/reportsAsAdmin.queries';
import { type CappedCount, formatCount, sumOf } from '../shared/cappedCount';
import { waitingChangeCount } from './dealers/dealerReview.queries';
import type { CountedState } from './review';
import { reviewedCount } from './review.queries';

const kinds: readonly ListingKind[] = ['car', 'bike'];
const states: readonly CountedState[] = ['pending', 'approved', 'rejected'];
const counted = states.flatMap((state) => kinds.map((kind) => ({ state, kind })));

export type CountedTab = CountedState | 'dealers' | 'reports' | 'messages';

function total(counts: readonly (CappedCount | undefined)[]): string {
  const known = counts.filter((count) => count !== undefined);
  return known.length < counts.length ? '' : formatCount(sumOf(known));
}

/** The number in each tab; '' while it is loading, and if it cannot be read. */
export function useCounts(): Readonly<Record<CountedTab, string>> {
  const listings = useQueries({ queries: counted.map(({ state, kind }) => reviewedCount(kind, state)) });
  const [changes, reports, messages] = useQueries({
    queries: [waitingChangeCount, openReportCount, openMessageCount],
  });
  const of = (wanted: CountedState) =>
    total(listings.filter((_, index) => counted[index]?.state === wanted).map(({ data }) => data));
  return {
    pending: of('pending'),
    approved: of('approved'),
    rejected: of('rejected'),
    dealers: total([changes.data]),
    reports: total([reports.data]),
    messages: total([messages.data]),
  };
}
