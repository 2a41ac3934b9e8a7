import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../accounts/useSession';
import { BookingSection } from '../../bookings/BookingSection';
import { BookingsToolbar } from '../../bookings/BookingsToolbar';
import type { Booking } from '../../bookings/booking';
import { type BookingState, bookingStateLabels, isBookingState } from '../../bookings/bookingState';
import { bookingsOfDealer } from '../../bookings/bookings.queries';
import { dealerBookingsTexts, kindBookingTexts } from '../../bookings/texts';
import { useDealersMoves } from '../../bookings/useDealersMoves';
import type { ListingKind } from '../../listings/kinds';
import type { PagedList } from '../../lists/pagedList';
import { usePagedQuery } from '../../lists/usePagedQuery';
import { Loading } from '../../ui/Loading';
import { headTexts } from '../../ui/texts';

/** The state in the address; null: all states. */
function useShownState(): [status: BookingState | null, choose: (status: BookingState | null) => void] {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get('state') ?? '';
  return [
    isBookingState(named) ? named : null,
    (status) => setParameters(status ? { state: status } : {}, { replace: true }),
  ];
}

/**
 * Whether to show one loading text for all lists. At first it waits for all of them: if they arrived one after the
 * other, the first would push down the second while people look at it. Later each list loads in its own place.
 */
function useFirstLoading(status: BookingState | null, lists: readonly PagedList<Booking>[]): boolean {
  const [shown, setShown] = useState<BookingState | null>();
  const arrived = lists.every(({ state }) => state !== 'loading');
  if (arrived && shown !== status) setShown(status);
  return !arrived && shown !== status;
}

/** /orderlist: titled after the cars, with the bikes' bookings first (BOOK-12). */
export default function BookingsPage() {
  const sellerId = useSession().dealer?.sellerId ?? '';
  const [status, choose] = useShownState();
  const bikes = usePagedQuery(bookingsOfDealer('bike', sellerId, status));
  const cars = usePagedQuery(bookingsOfDealer('car', sellerId, status));
  const { movingId, act, dialogs } = useDealersMoves(sellerId);
  const loading = useFirstLoading(status, [bikes, cars]);

  const emptyText = (kind: ListingKind) =>
    status
      ? dealerBookingsTexts.noneIn(kind, bookingStateLabels[status].toLowerCase())
      : kindBookingTexts[kind].bookingsEmpty;
  const shared = {
    sellerId,
    movingId,
    onMove: act,
  };
  return (
    <div className="container page-section">
      <title>{headTexts.title(dealerBookingsTexts.title)}</title>
      <h1>{kindBookingTexts.car.bookingsTitle}</h1>
      <BookingsToolbar sellerId={sellerId} status={status} onChoose={choose} />
      {loading ? (
        <>
          <Loading text={kindBookingTexts.bike.bookingsLoading} />
          <Loading text={kindBookingTexts.car.bookingsLoading} />
        </>
      ) : (
        <>
          <BookingSection
            kind="bike"
            title={kindBookingTexts.bike.bookingsTitle}
            list={bikes}
            emptyText={emptyText('bike')}
            {...shared}
          />
          <BookingSection
            kind="car"
            title={dealerBookingsTexts.carsHeading}
            list={cars}
            emptyText={emptyText('car')}
            {...shared}
          />
        </>
      )}
      {dialogs}
    </div>
  );
}
