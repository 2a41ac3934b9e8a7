import { PagedCards } from '../../lists/PagedCards';
import { usePagedQuery } from '../../lists/usePagedQuery';
import { formatMoment } from '../../shared/time/indianTime';
import { EmptyState } from '../../ui/EmptyState';
import { Loading } from '../../ui/Loading';
import { liftedSuspensions } from '../dealerReview.queries';
import { DealerDecisions } from '../page/DealerDecisions';
import { ReviewedDealerCard } from '../ReviewedDealerCard';
import { suspensionTexts } from '../texts';
import type { DealerDesk } from '../useDealerDesk';
import { ListingsLeft } from './ListingsLeft';

/** The suspensions that have ended, the latest first, with the number of listings that are not restored yet. */
export function LiftedView({ desk }: { desk: DealerDesk }) {
  const list = usePagedQuery(liftedSuspensions);
  return (
    <PagedCards
      list={list}
      wide
      loading={<Loading text={suspensionTexts.liftedLoading} />}
      failedText={suspensionTexts.liftedFailed}
      empty={<EmptyState icon="check" text={suspensionTexts.noneLifted} />}
      keyOf={({ item }) => item.id}
      card={({ item, dealer }) =>
        dealer ? (
          <ReviewedDealerCard dealer={dealer} history={<DealerDecisions sellerId={item.sellerId} />}>
            <p>
              <strong>{suspensionTexts.liftedAt(formatMoment(item.when))}</strong> <bdi>{item.reason}</bdi>
            </p>
            {!dealer.suspension && (
              <ListingsLeft
                takedown="restore"
                sellerId={item.sellerId}
                busy={desk.isBusy(item.sellerId)}
                onContinue={() => desk.goOn('restore', dealer)}
              />
            )}
          </ReviewedDealerCard>
        ) : null
      }
    />
  );
}
