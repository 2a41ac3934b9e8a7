import { useQuery } from '@tanstack/react-query';
import type { Uid } from '../../shared/valueTypes';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { waitingChangeOf } from '../dealerReview.queries';
import { changeTexts, dealerPageTexts } from '../texts';
import type { DealerDesk } from '../useDealerDesk';
import { ChangeCard } from './ChangeCard';
import { ChangeRejection } from './ChangeRejection';
import { useChangeReview } from './useChangeReview';

interface WaitingChangeOfProps {
  readonly sellerId: Uid;
  readonly desk: DealerDesk;
}

/** The dealer's profile change, if one waits (ADMIN-17). Once it is decided, it stays while the page is open. */
export function WaitingChangeOf({ sellerId, desk: { rename } }: WaitingChangeOfProps) {
  const { data, isError, isFetching, refetch } = useQuery(waitingChangeOf(sellerId));
  const desk = useChangeReview(rename);
  if (data === undefined) {
    if (!isError || isFetching) return <Loading text={changeTexts.loading} />;
    return (
      <Notice tone="danger" onRetry={() => void refetch()}>
        {dealerPageTexts.changeFailed}
      </Notice>
    );
  }
  if (data === null) return <p>{dealerPageTexts.noChange}</p>;
  return (
    <>
      <ChangeCard
        change={data}
        outcome={desk.outcomeOf(data.item)}
        busy={desk.isBusy(data.item)}
        history={null}
        onDecide={(decision) => desk.decide(decision, data)}
      />
      <ChangeRejection desk={desk} />
    </>
  );
}
