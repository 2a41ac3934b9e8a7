import { openMessageCount } from '../contact/inbox.queries';
import { waitingChangeCount } from '../dealersAsAdmin/dealerReview.queries';
import { countedStates } from '../decisions/review';
import { reviewedCount } from '../decisions/review.queries';
import { queryClient } from '../lists/queryClient';
import { openReportCount } from '../reports/reportsAsAdmin.queries';
import { tabCountAge } from '../shared/limits';
import { kindNames } from '../shared/listingKind';

/** The numbers of listings in the tabs, of each kind. */
export const listingCounts = countedStates.flatMap((state) =>
  kindNames.map((kind) => ({ state, query: reviewedCount(kind, state) })),
);

/** The other numbers in the tabs. */
export const otherCounts = [waitingChangeCount, openReportCount, openMessageCount] as const;

/** Dealers and visitors may have changed the numbers. Each is a document read. */
export function readOldCountsAgain(): void {
  for (const { queryKey } of [...listingCounts.map(({ query }) => query), ...otherCounts]) {
    void queryClient.invalidateQueries({
      queryKey,
      exact: true,
      predicate: ({ state }) => Date.now() - state.dataUpdatedAt > tabCountAge,
    });
  }
}
