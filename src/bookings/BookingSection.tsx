import { SessionEnded } from '../accounts/SessionEnded';
import type { ListingKind } from '../listings/kinds';
import { PagedCards } from '../lists/PagedCards';
import type { PagedList } from '../lists/pagedList';
import { signedOutTexts } from '../stock/texts';
import { EmptyState } from '../ui/EmptyState';
import { Loading } from '../ui/Loading';
import { BookingActions } from './BookingActions';
import { BookingCard } from './BookingCard';
import type { Booking } from './booking';
import type { DealersMove } from './bookingState';
import { kindBookingTexts } from './texts';
import { useBuyersOf } from './useBuyersOf';
import { useTakenHours } from './useTakenHours';

interface BookingSectionProps {
  readonly kind: ListingKind;
  readonly title: string;
  readonly list: PagedList<Booking>;
  readonly sellerId: string;
  /** Shown if there are no bookings. */
  readonly emptyText: string;
  readonly movingId: string | null;
  readonly onMove: (move: DealersMove, booking: Booking) => void;
}

/** The bookings of one kind. */
export function BookingSection({ kind, title, list, sellerId, emptyText, movingId, onMove }: BookingSectionProps) {
  const buyerOf = useBuyersOf(sellerId, list.state === 'ready' ? list.items : []);
  const isTaken = useTakenHours(list.state === 'ready' ? list.items : []);
  const { bookingsLoading, bookingsFailed } = kindBookingTexts[kind];
  return (
    <section className="page-section" aria-labelledby={`${kind}-orders`}>
      <h2 id={`${kind}-orders`}>{title}</h2>
      <PagedCards
        list={list}
        loading={<Loading text={bookingsLoading} />}
        failedText={bookingsFailed}
        signedOut={<SessionEnded text={signedOutTexts[kind]} />}
        empty={<EmptyState icon={kind} text={emptyText} />}
        keyOf={({ id }) => id}
        wide
        card={(booking) => (
          <BookingCard
            booking={booking}
            buyer={buyerOf(booking.userId)}
            headingLevel={3}
            hourTaken={isTaken(booking)}
            actions={
              <BookingActions
                state={booking.status}
                busy={movingId === booking.id}
                onMove={(move) => onMove(move, booking)}
              />
            }
          />
        )}
      />
    </section>
  );
}
