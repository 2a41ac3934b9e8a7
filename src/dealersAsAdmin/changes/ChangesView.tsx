import { PagedCards } from '../../lists/PagedCards';
import { usePagedQuery } from '../../lists/usePagedQuery';
import { EmptyState } from '../../ui/EmptyState';
import { Loading } from '../../ui/Loading';
import { waitingChanges } from '../dealerReview.queries';
import { DealerDecisions } from '../page/DealerDecisions';
import { changeTexts } from '../texts';
import type { DealerDesk } from '../useDealerDesk';
import { ChangeCard } from './ChangeCard';
import { ChangeRejection } from './ChangeRejection';
import { useChangeReview } from './useChangeReview';

/** The profile changes that wait, oldest first. */
export function ChangesView({ desk: { rename } }: { desk: DealerDesk }) {
  const list = usePagedQuery(waitingChanges);
  const desk = useChangeReview(rename);
  return (
    <>
      <PagedCards
        list={list}
        column
        loading={<Loading text={changeTexts.loading} />}
        failedText={changeTexts.failed}
        empty={<EmptyState icon="check" text={changeTexts.none} />}
        keyOf={({ item }) => item.sellerId}
        card={(change) => (
          <ChangeCard
            change={change}
            outcome={desk.outcomeOf(change.item)}
            busy={desk.isBusy(change.item)}
            history={<DealerDecisions sellerId={change.item.sellerId} />}
            onDecide={(decision) => desk.decide(decision, change)}
          />
        )}
      />
      <ChangeRejection desk={desk} />
    </>
  );
}
