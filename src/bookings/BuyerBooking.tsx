import { Link } from 'react-router-dom';
import type { Booking, BookingWish } from '../../domain/booking';
import { mayMoveBooking } from '../../domain/bookingState';
import type { Seller } from '../../domain/seller';
import { BookChoices } from '../../features/bookings/BookChoices';
import { BookingCard } from '../../features/bookings/BookingCard';
import { confirm } from '../../ui/dialogs';

interface BuyerBookingProps {
  readonly booking: Booking;
  readonly dealer: Seller | null | undefined;
  /** It is being cancelled, or booked again. */
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onBookAgain: (wish?: BookingWish) => void;
}

/** A buyer's booking, with what the buyer may do with it. */
export function BuyerBooking({ booking, dealer, busy, onCancel, onBookAgain }: BuyerBookingProps) {
  const { sellerId, dealerName, name, status } = booking;

  async function askAndCancel(): Promise<void> {
    const sure = await confirm({
      title: 'Cancel this booking?',
      text: `The dealer sees that you no longer want ${name}. You can book it again later.`,
      confirm: 'Cancel booking',
      dismiss: 'Keep booking',
      danger: true,
    });
    if (sure) onCancel();
  }

  const cancel = (
    <button type="button" className="btn btn-outline-danger" disabled={busy} onClick={() => void askAndCancel()}>
      Cancel booking
    </button>
  );
  const again = (
    <BookChoices
      atOnce={
        <button type="button" className="btn btn-primary" disabled={busy} onClick={() => onBookAgain()}>
          {busy ? 'Booking...' : 'Book again'}
        </button>
      }
      submit="Book again with this test drive"
      busy={busy}
      onBook={onBookAgain}
    />
  );
  return (
    <BookingCard
      booking={booking}
      otherSide={{ viewer: 'buyer', dealer, dealerLink: <Link to={`/dealers/${sellerId}`}>{dealerName}</Link> }}
      headingLevel={2}
      actions={
        <>
          {mayMoveBooking('cancel', status) && cancel}
          {mayMoveBooking('bookAgain', status) && again}
        </>
      }
    />
  );
}
