import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '../../accounts/useSession';
import type { Booking } from '../../bookings/booking';
import { type BookingState, isBookingState } from '../../bookings/bookingState';
import { bookingsOfDealer, bookingsOn } from '../../bookings/bookings.queries';
import { BookingsToolbar } from '../../bookings/dealer/BookingsToolbar';
import { testDriveDaysOf } from '../../bookings/dealer/bookingGroups';
import { DealerBookings } from '../../bookings/dealer/DealerBookings';
import { useDealersMoves } from '../../bookings/dealer/useDealersMoves';
import { dealerBookingsTexts, kindBookingTexts, noneInStateTexts } from '../../bookings/texts';
import type { ListingKind } from '../../listings/kinds';
import { itemsOf, type PagedList } from '../../lists/pagedList';
import { usePagedQuery } from '../../lists/usePagedQuery';
import { type ListingId, paths } from '../../shared/addresses/addresses';
import { listingOfBookings } from '../../shared/addresses/bookingsAddress';
import { dayOf, isDay, startOfDay } from '../../shared/time/indianDay';
import { formatWeekday } from '../../shared/time/indianTime';
import type { Uid } from '../../shared/valueTypes';
import { Loading } from '../../ui/Loading';
import { headTexts } from '../../ui/texts';

/** What the address names; null: all states, every day. */
interface Shown {
  readonly status: BookingState | null;
  /** '2026-11-28' */
  readonly day: string | null;
}

function useShown(): [shown: Shown, choose: (changed: Partial<Shown>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const state = parameters.get('state') ?? '';
  const day = parameters.get('day') ?? '';
  const shown: Shown = { status: isBookingState(state) ? state : null, day: isDay(day) ? day : null };
  return [
    shown,
    (changed) => {
      const next = { ...shown, ...changed };
      setParameters(
        { ...(next.status && { state: next.status }), ...(next.day && { day: next.day }) },
        { replace: true },
      );
    },
  ];
}

/** The lists of one kind: those in one state, or what is open and what is over. */
function useBookingsOfKind(
  kind: ListingKind,
  sellerId: Uid,
  status: BookingState | null,
): readonly PagedList<Booking>[] {
  const first = usePagedQuery(bookingsOfDealer(kind, sellerId, status ?? 'open'));
  const ended = usePagedQuery(bookingsOfDealer(kind, sellerId, 'ended'), { enabled: status === null });
  return status ? [first] : [first, ended];
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

interface BookingsProps {
  readonly sellerId: Uid;
}

/** All bookings on one listing, in every state (BOOK-29). */
function BookingsOfListing({ sellerId, listing: { kind, id } }: BookingsProps & { readonly listing: ListingId }) {
  const list = usePagedQuery(bookingsOn(sellerId, id));
  const { isMoving, act, dialogs } = useDealersMoves(sellerId);
  const name = list.state === 'ready' ? list.items[0]?.name : undefined;
  return (
    <>
      <Link className="btn btn-outline-primary" to={paths.dealerBookings}>
        {dealerBookingsTexts.all}
      </Link>
      <DealerBookings
        kind={kind}
        title={dealerBookingsTexts.ofListing(name ?? dealerBookingsTexts.oneListing[kind])}
        lists={[list]}
        sellerId={sellerId}
        emptyText={kindBookingTexts[kind].bookingsEmpty}
        isMoving={isMoving}
        onMove={act}
      />
      {dialogs}
    </>
  );
}

/** The bikes' bookings first (BOOK-12). */
function BookingsOfBothKinds({ sellerId }: BookingsProps) {
  const [{ status, day }, choose] = useShown();
  const bikes = useBookingsOfKind('bike', sellerId, status);
  const cars = useBookingsOfKind('car', sellerId, status);
  const { isMoving, act, dialogs } = useDealersMoves(sellerId);
  const loading = useFirstLoading(status, [...bikes, ...cars]);
  const read = [...bikes, ...cars].flatMap(itemsOf);

  const emptyText = (kind: ListingKind) => {
    if (day) return dealerBookingsTexts.noneOn[kind](formatWeekday(startOfDay(day)));
    return status ? noneInStateTexts[status][kind] : kindBookingTexts[kind].bookingsEmpty;
  };
  const shared = {
    day,
    sellerId,
    isMoving,
    onMove: act,
  };
  return (
    <>
      <BookingsToolbar
        sellerId={sellerId}
        status={status}
        days={testDriveDaysOf(read).map(dayOf)}
        day={day}
        onChoose={choose}
      />
      {loading ? (
        <>
          <Loading text={kindBookingTexts.bike.bookingsLoading} />
          <Loading text={kindBookingTexts.car.bookingsLoading} />
        </>
      ) : (
        <>
          <DealerBookings
            kind="bike"
            title={kindBookingTexts.bike.bookingsTitle}
            lists={bikes}
            emptyText={emptyText('bike')}
            {...shared}
          />
          <DealerBookings
            kind="car"
            title={dealerBookingsTexts.carsHeading}
            lists={cars}
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
  const listing = listingOfBookings(parameters);
  return (
    <div className="container page-section">
      <title>{headTexts.title(dealerBookingsTexts.title)}</title>
      <h1>{kindBookingTexts.car.bookingsTitle}</h1>
      {listing ? (
        <BookingsOfListing key={listing.id} sellerId={sellerId} listing={listing} />
      ) : (
        <BookingsOfBothKinds sellerId={sellerId} />
      )}
    </div>
  );
}
