import { PagedCards } from '../../lists/PagedCards';
import { usePagedQuery } from '../../lists/usePagedQuery';
import { EmptyState } from '../../ui/EmptyState';
import { Loading } from '../../ui/Loading';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { reviewTexts } from '../texts';
import { ChangeCard } from './ChangeCard';
import { DealerDecisions } from './DealerDecisions';
import { waitingChanges } from './dealerReview.queries';
import { changeTexts } from './texts';
import { useChangeReview } from './useChangeReview';

/** The profile changes that wait, oldest first. */
export function ChangesView({ onSignedOut }: { onSignedOut: () => void }) {
  const list = usePagedQuery(waitingChanges);
  const desk = useChangeReview(onSignedOut);
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
      <p className="visually-hidden" role="status">
        {desk.said}
      </p>
      {desk.asked && (
        <ReasonDialog
          about="profileChange"
          title={changeTexts.rejectQuestion}
          hint={reviewTexts.reasonHint}
          confirm={changeTexts.reject}
          onConfirm={desk.asked.answer}
          onCancel={() => desk.asked?.answer(null)}
        >
          <p>
            <strong>{desk.asked.name}</strong>
          </p>
          <p>{changeTexts.rejectConsequence}</p>
        </ReasonDialog>
      )}
    </>
  );
}
