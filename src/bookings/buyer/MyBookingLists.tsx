import { type ReactNode, type RefObject, useState } from 'react';
import { useDealersOf } from '../../dealers/useDealersOf';
import { useListings } from '../../listings/useListings';
import type { Booking } from '../booking';
import { isOpen } from '../bookingState';
import { myBookingsTexts } from '../texts';
import { withLatestState } from '../withLatestState';
import { BuyerBooking } from './BuyerBooking';
import { useFocusThatFollows } from './useFocusThatFollows';
import './myBookings.scss';

export interface BookingHandlers {
  /** Whether a booking is being moved or made again. */
  readonly isBusy: (booking: Booking) => boolean;
  readonly onCancel: (booking: Booking) => void;
  readonly onAgree: (booking: Booking) => void;
  readonly onBookAgain: (booking: Booking) => void;
}

interface BookingsProps extends BookingHandlers {
  readonly bookings: readonly Booking[];
}

/** Some bookings, with their dealers and with the state of their listings: a read for each. */
function Bookings({ bookings, isBusy, onCancel, onAgree, onBookAgain }: BookingsProps) {
  const dealerOf = useDealersOf(bookings);
  const lookups = useListings(bookings.map(({ kind, vehicleId }) => ({ kind, id: vehicleId })));
  return (
    <ul className="my-bookings">
      {bookings.map((booking, index) => (
        <li key={booking.id} tabIndex={-1} data-booking={booking.id}>
          <BuyerBooking
            booking={booking}
            dealer={dealerOf(booking.sellerId)}
            lookup={lookups[index] ?? { state: 'loading' }}
            busy={isBusy(booking)}
            onCancel={() => onCancel(booking)}
            onAgree={() => onAgree(booking)}
            onBookAgain={() => onBookAgain(booking)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Cancelled bookings stay folded until somebody opens them: nobody waits for them. */
function Cancelled({ summary, ...props }: BookingsProps & { readonly summary: RefObject<HTMLElement | null> }) {
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <details
      className="cancelled-bookings"
      open={isUnfolded}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary ref={summary}>{myBookingsTexts.cancelled(props.bookings.length)}</summary>
      {isUnfolded && <Bookings {...props} />}
    </details>
  );
}

/** The next test drive first; then those without one, the last booked first. */
function upcomingFirst(bookings: readonly Booking[]): readonly Booking[] {
  const time = ({ testDrive }: Booking) => testDrive?.getTime() ?? Number.POSITIVE_INFINITY;
  return bookings.toSorted((one, other) => {
    const [first, second] = [time(one), time(other)];
    return first === second ? 0 : first - second;
  });
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="my-bookings-section" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface MyBookingListsProps extends BookingHandlers {
  readonly open: readonly Booking[];
  readonly ended: readonly Booking[];
}

/** The coming bookings, the ended ones, and, folded, the cancelled ones. A booking that changes moves at once. */
export function MyBookingLists({ open, ended, ...handlers }: MyBookingListsProps) {
  const bookings = withLatestState([...open, ...ended]);
  const upcoming = bookings.filter(({ status }) => isOpen(status));
  const earlier = bookings.filter(({ status }) => !isOpen(status) && status !== 'cancelled');
  const cancelled = bookings.filter(({ status }) => status === 'cancelled');
  const { fold, ...focusFollows } = useFocusThatFollows([upcoming, earlier, cancelled]);
  return (
    <div {...focusFollows}>
      {upcoming.length > 0 && (
        <Section title={myBookingsTexts.upcoming}>
          <Bookings bookings={upcomingFirst(upcoming)} {...handlers} />
        </Section>
      )}
      {earlier.length > 0 && (
        <Section title={myBookingsTexts.earlier}>
          <Bookings bookings={earlier} {...handlers} />
        </Section>
      )}
      {cancelled.length > 0 && <Cancelled summary={fold} bookings={cancelled} {...handlers} />}
    </div>
  );
}
