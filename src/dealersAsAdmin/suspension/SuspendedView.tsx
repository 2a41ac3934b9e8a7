import { PagedCards } from '../../lists/PagedCards';
import { usePagedQuery } from '../../lists/usePagedQuery';
import { reasonText } from '../../shared/reason';
import { formatMoment } from '../../shared/time/indianTime';
import { ActionButton } from '../../ui/ActionButton';
import { EmptyState } from '../../ui/EmptyState';
import { Loading } from '../../ui/Loading';
import type { AboutDealer, Suspension } from '../dealerReview';
import { suspendedDealers } from '../dealerReview.queries';
import { DealerDecisions } from '../page/DealerDecisions';
import { ReviewedDealerCard } from '../ReviewedDealerCard';
import { reviewedDealerTexts, suspensionTexts } from '../texts';
import type { DealerDesk } from '../useDealerDesk';
import { ListingsLeft } from './ListingsLeft';
import '../../decisions/decisions.scss';
import '../dealerCard.scss';

function SuspendedCard({ item, dealer, desk }: AboutDealer<Suspension> & { desk: DealerDesk }) {
  if (!dealer) {
    return (
      <article className="dealer-card" aria-label={reviewedDealerTexts.account(item.sellerId)}>
        <h3>{reviewedDealerTexts.account(item.sellerId)}</h3>
        <p className="review-listing-reason">
          <strong>{suspensionTexts.suspendedSince(formatMoment(item.since))}</strong>{' '}
          <bdi>{reasonText(item.reason)}</bdi>
        </p>
        <p>{suspensionTexts.noReviewedDealer}</p>
      </article>
    );
  }
  const { id } = dealer.profile;
  const takedown = dealer.suspension ? 'takeDown' : 'restore';
  return (
    <ReviewedDealerCard
      dealer={dealer}
      history={<DealerDecisions sellerId={id} />}
      actions={
        dealer.suspension && (
          <ActionButton
            className="btn btn-outline-primary"
            aria-label={suspensionTexts.liftName(dealer.profile.dealerName)}
            busy={desk.isBusy(id)}
            onClick={() => desk.ask('lift', dealer)}
          >
            {suspensionTexts.lift}
          </ActionButton>
        )
      }
    >
      <ListingsLeft
        takedown={takedown}
        sellerId={id}
        busy={desk.isBusy(id)}
        onContinue={() => desk.goOn(takedown, dealer)}
      />
    </ReviewedDealerCard>
  );
}

/** The suspended dealers, the latest first, with the number of listings that are still public. */
export function SuspendedView({ desk }: { desk: DealerDesk }) {
  const list = usePagedQuery(suspendedDealers);
  return (
    <PagedCards
      list={list}
      wide
      loading={<Loading text={suspensionTexts.loading} />}
      failedText={suspensionTexts.failed}
      empty={<EmptyState icon="check" text={suspensionTexts.none} />}
      keyOf={({ item }) => item.sellerId}
      card={({ item, dealer }) => <SuspendedCard item={item} dealer={dealer} desk={desk} />}
    />
  );
}
