import { Link } from 'react-router-dom';
import { bookingsAge } from '../../domain/limits';
import { bookingMessages } from '../../domain/messages';
import type { BuyerSession } from '../../domain/session';
import { listBookingsOfUser } from '../../services/bookings';
import { forgetBuyer } from '../../services/session';
import { EmptyState } from '../../ui/EmptyState';
import { Loading } from '../../ui/Loading';
import { PagedCards } from '../../ui/PagedCards';
import { queryKeys } from '../queries/queryKeys';
import { useBookingMove } from '../queries/useBookingMove';
import { usePagedQuery } from '../queries/usePagedQuery';
import { useSellersOf } from '../queries/useSellersOf';
import { useSession } from '../session/useSession';
import { BuyerBooking } from './BuyerBooking';
import { homeTabPath } from './homeTabs';
import { LoginNeeded } from './LoginNeeded';
import { useBooking } from './useBooking';

function BookingList({ buyer: { userId } }: { buyer: BuyerSession }) {
  const list = usePagedQuery({
    key: queryKeys.bookingsOfUser(userId),
    load: (cursor) => listBookingsOfUser(userId, cursor),
    olderThan: bookingsAge,
  });
  const sellerOf = useSellersOf(list.state === 'ready' ? list.items : []);
  // Nobody is remembered any longer: the page says by itself that a login is needed.
  const { movingId, move } = useBookingMove(userId, async () => forgetBuyer());
  const { bookingId, book } = useBooking({ again: true });
  return (
    <PagedCards
      list={list}
      loading={<Loading text={bookingMessages.loading} />}
      failedText={bookingMessages.fetchFailed}
      signedOut={<LoginNeeded account="user" text={bookingMessages.signedOut} />}
      empty={
        <EmptyState icon="calendar" text={bookingMessages.noneYet}>
          <Link className="btn btn-primary" to={homeTabPath('cars')}>
            Find a car
          </Link>
          <Link className="btn btn-outline-primary" to={homeTabPath('bikes')}>
            Find a bike
          </Link>
        </EmptyState>
      }
      keyOf={({ id }) => id}
      wide
      card={(booking) => (
        <BuyerBooking
          booking={booking}
          dealer={sellerOf(booking.sellerId)}
          busy={movingId === booking.id || bookingId === booking.vehicleId}
          onCancel={() => void move('cancel', booking)}
          onBookAgain={(wish) => void book({ ...booking, id: booking.vehicleId }, wish)}
        />
      )}
    />
  );
}

/** /MyBookings: what this buyer has booked, newest first. */
export default function MyBookingsPage() {
  const { buyer } = useSession();
  return (
    <div className="container page-section">
      <title>My bookings | Second Gear</title>
      <h1>My bookings</h1>
      {buyer ? <BookingList buyer={buyer} /> : <LoginNeeded account="user" text={bookingMessages.signedOut} />}
    </div>
  );
}
