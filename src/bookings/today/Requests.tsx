import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/addresses/addresses';
import type { Uid } from '../../shared/valueTypes';
import { Icon } from '../../ui/Icon';
import { showToast } from '../../ui/overlays/toast';
import type { Booking } from '../booking';
import type { Answer, DealersMove } from '../bookingState';
import { useBuyersOf } from '../dealer/useBuyersOf';
import { useDealersMoves } from '../dealer/useDealersMoves';
import { useHourClashes } from '../testDrive/useHourClashes';
import { DayPart } from './DayPart';
import { RequestCard } from './RequestCard';
import { todayTexts } from './texts';
import { oldestRequests } from './today.queries';
import './today.scss';

/** Said when the answer is stored. */
const answered: Readonly<Record<Answer, (name: string) => string>> = {
  accept: todayTexts.accepted,
  decline: todayTexts.declined,
  propose: todayTexts.proposed,
};
const isAnswer = (move: DealersMove): move is Answer => move in answered;

interface RequestsProps {
  readonly sellerId: Uid;
  /** What stands below. It comes with the requests, so that they move nothing when they arrive. */
  readonly children: ReactNode;
}

/** What waits for the dealer's answer, the oldest first, answered in place (DEALER-15). */
export function Requests({ sellerId, children }: RequestsProps) {
  const { data, error, refetch, dataUpdatedAt } = useQuery(oldestRequests(sellerId));
  const heading = useRef<HTMLHeadingElement>(null);
  const requests = data?.items ?? [];
  const buyerOf = useBuyersOf(sellerId, requests);
  const clashOf = useHourClashes(sellerId, requests);
  const isComplete = requests.every((request) => buyerOf(request.userId) && clashOf(request) !== undefined);
  const { isMoving, act, dialogs } = useDealersMoves(sellerId, sayAnswered);

  function sayAnswered(move: DealersMove, { userId }: Booking): void {
    if (!isAnswer(move)) return;
    void showToast({ title: answered[move](buyerOf(userId)?.name ?? todayTexts.someone) });
    // The pressed button disappears with its card.
    heading.current?.focus();
  }

  function content() {
    if (!data || !isComplete) {
      return (
        <DayPart
          error={error}
          onRetry={() => void refetch()}
          loadingText={todayTexts.requestsLoading}
          failedText={todayTexts.requestsFailed}
        />
      );
    }
    if (requests.length === 0) {
      return (
        <p className="day-none">
          <Icon name="check" /> {todayTexts.noRequests}
        </p>
      );
    }
    return (
      <ul className="requests">
        {requests.map((booking) => (
          <li key={booking.id}>
            <RequestCard
              booking={booking}
              buyer={buyerOf(booking.userId)}
              now={new Date(dataUpdatedAt)}
              clash={clashOf(booking) ?? null}
              busy={isMoving(booking)}
              onMove={act}
            />
          </li>
        ))}
      </ul>
    );
  }

  return (
    <>
      <section aria-labelledby="day-requests">
        <h2 id="day-requests" ref={heading} tabIndex={-1}>
          {todayTexts.requests}
        </h2>
        {content()}
        {data?.next && (
          <Link className="btn btn-link" to={`${paths.dealerBookings}?state=requested`}>
            {todayTexts.allRequests}
          </Link>
        )}
        {dialogs}
      </section>
      {(error || (data && isComplete)) && children}
    </>
  );
}
