import { Link } from 'react-router-dom';
import { LoginNeeded } from '../../accounts/LoginNeeded';
import type { BuyerSession } from '../../accounts/session';
import { forgetBuyer } from '../../accounts/sessionStore';
import { useSession } from '../../accounts/useSession';
import { BuyerBooking } from '../../bookings/BuyerBooking';
import { bookingsOfBuyer } from '../../bookings/bookings.queries';
import { bookingTexts, myBookingsTexts } from '../../bookings/texts';
import { useBooking } from '../../bookings/useBooking';
import { useBookingMove } from '../../bookings/useBookingMove';
import { useDealersOf } from '../../dealers/useDealersOf';
import { PagedCards } from '../../lists/PagedCards';
import { usePagedQuery } from '../../lists/usePagedQuery';
import { paths } from '../../shared/addresses';
import { EmptyState } from '../../ui/EmptyState';
import { Loading } from '../../ui/Loading';
import { headTexts } from '../../ui/texts';

function BookingList({ buyer: { userId } }: { buyer: BuyerSession }) {
  const list = usePagedQuery(bookingsOfBuyer(userId));
  const dealerOf = useDealersOf(list.state === 'ready' ? list.items : []);
  // Without a stored buyer, the page itself says that a login is needed.
  const { movingId, move } = useBookingMove(userId, { onSignedOut: async () => forgetBuyer() });
  const { bookingId, book } = useBooking({ again: true });
  return (
    <PagedCards
      list={list}
      loading={<Loading text={bookingTexts.loading} />}
      failedText={bookingTexts.fetchFailed}
      signedOut={<LoginNeeded account="buyer" text={bookingTexts.signedOut} />}
      empty={
        <EmptyState icon="calendar" text={bookingTexts.noneYet}>
          <Link className="btn btn-primary" to={paths.cars}>
            {myBookingsTexts.findCar}
          </Link>
          <Link className="btn btn-outline-primary" to={paths.bikes}>
            {myBookingsTexts.findBike}
          </Link>
        </EmptyState>
      }
      keyOf={({ id }) => id}
      wide
      card={(booking) => (
        <BuyerBooking
          booking={booking}
          dealer={dealerOf(booking.sellerId)}
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
      <title>{headTexts.title(myBookingsTexts.heading)}</title>
      <h1>{myBookingsTexts.heading}</h1>
      {buyer ? <BookingList buyer={buyer} /> : <LoginNeeded account="buyer" text={bookingTexts.signedOut} />}
    </div>
  );
}
