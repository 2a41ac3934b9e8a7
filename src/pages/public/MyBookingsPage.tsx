import { Link } from 'react-router-dom';
import { bookingMessages } from '../../domain/messages';
import type { BuyerSession } from '../../domain/session';
import { BookingCard } from '../../features/bookings/BookingCard';
import { listBookingsOfUser } from '../../services/bookings';
import { EmptyState } from '../../ui/EmptyState';
import { Loading } from '../../ui/Loading';
import { PagedCards } from '../../ui/PagedCards';
import { queryKeys } from '../queries/queryKeys';
import { usePagedQuery } from '../queries/usePagedQuery';
import { useSession } from '../session/useSession';
import { homeTabPath } from './homeTabs';
import { LoginNeeded } from './LoginNeeded';

function BookingList({ buyer: { userId } }: { buyer: BuyerSession }) {
  const list = usePagedQuery({
    key: queryKeys.bookingsOfUser(userId),
    load: (cursor) => listBookingsOfUser(userId, cursor),
  });
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
      card={(booking) => <BookingCard booking={booking} customer="hidden" headingLevel={2} />}
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
