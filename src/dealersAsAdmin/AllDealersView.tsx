import { PagedCards } from '../lists/PagedCards';
import { usePagedQuery } from '../lists/usePagedQuery';
import { EmptyState } from '../ui/EmptyState';
import { Loading } from '../ui/Loading';
import { reviewedDealers } from './dealerReview.queries';
import { DealerDecisions } from './page/DealerDecisions';
import { ReviewedDealerCard } from './ReviewedDealerCard';
import { SuspendButton } from './suspension/SuspendButton';
import { reviewedDealerTexts } from './texts';
import type { DealerDesk } from './useDealerDesk';

/** All accounts that have signed up as a dealer, the newest first. */
export function AllDealersView({ desk }: { desk: DealerDesk }) {
  const list = usePagedQuery(reviewedDealers);
  return (
    <PagedCards
      list={list}
      wide
      loading={<Loading text={reviewedDealerTexts.loading} />}
      failedText={reviewedDealerTexts.failed}
      empty={<EmptyState icon="shop" text={reviewedDealerTexts.none} />}
      keyOf={({ profile }) => profile.id}
      card={(dealer) => (
        <ReviewedDealerCard
          dealer={dealer}
          history={<DealerDecisions sellerId={dealer.profile.id} />}
          actions={
            !dealer.suspension && (
              <SuspendButton
                name={dealer.profile.dealerName}
                busy={desk.isBusy(dealer.profile.id)}
                onSuspend={() => desk.ask('suspend', dealer)}
              />
            )
          }
        />
      )}
    />
  );
}
