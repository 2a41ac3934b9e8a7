import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '../../accounts/useSession';
import { BookingSection } from '../../bookings/BookingSection';
import { BookingsToolbar } from '../../bookings/BookingsToolbar';
import type { Booking } from '../../bookings/booking';
import { type BookingState, bookingStateLabels, isBookingState } from '../../bookings/bookingState';
import { bookingsOfDealer, bookingsOn } from '../../bookings/bookings.queries';
import { dealerBookingsTexts, kindBookingTexts } from '../../bookings/texts';
import { useDealersMoves } from '../../bookings/useDealersMoves';
import type { ListingKind } from '../../listings/kinds';
import type { PagedList } from '../../lists/pagedList';
import { usePagedQuery } from '../../lists/usePagedQuery';
import { type ListingId, paths } from '../../shared/addresses';
import { orderedListing } from '../../shared/orderedListing';
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

interface OrdersProps {
  readonly sellerId: string;
}

/** All bookings on one listing, in every state (BOOK-29). */
function OrdersOf({ sellerId, listing: { kind, id } }: OrdersProps & { readonly listing: ListingId }) {
  const list = usePagedQuery(bookingsOn(sellerId, id));
  const { movingId, act, dialogs } = useDealersMoves(sellerId);
  const name = list.state === 'ready' ? list.items[0]?.name : undefined;
  return (
    <>
      <Link className="btn btn-outline-primary" to={paths.dealerBookings}>
        {dealerBookingsTexts.all}
      </Link>
      <BookingSection
        kind={kind}
        title={dealerBookingsTexts.ofListing(name ?? dealerBookingsTexts.oneListing[kind])}
        list={list}
        sellerId={sellerId}
        emptyText={kindBookingTexts[kind].bookingsEmpty}
        movingId={movingId}
        onMove={act}
      />
      {dialogs}
    </>
  );
}

/** The bikes' bookings first (BOOK-12). */
function AllOrders({ sellerId }: OrdersProps) {
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
    <>
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
    </>
  );
}

/** /orderlist: titled after the cars. The address may name one listing. */
export default function BookingsPage() {
  const sellerId = useSession().dealer?.sellerId ?? '';
  const [parameters] = useSearchParams();
  const listing = orderedListing(parameters);
  return (
    <div className="container page-section">
      <title>{headTexts.title(dealerBookingsTexts.title)}</title>
      <h1>{kindBookingTexts.car.bookingsTitle}</h1>
      {listing ? (
        <OrdersOf key={listing.id} sellerId={sellerId} listing={listing} />
      ) : (
        <AllOrders sellerId={sellerId} />
      )}
    </div>
  );
}
