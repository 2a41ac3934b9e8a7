import { Link } from 'react-router-dom';
import type { KnownDealer } from '../dealers/dealer';
import { dealerAddress } from '../shared/addresses';
import { confirm } from '../ui/dialogs';
import { BookChoices } from './BookChoices';
import { BookingCard } from './BookingCard';
import { bookAgainText, mayBookAgainFrom } from './bookAgain';
import type { Booking, BookingWish } from './booking';
import { mayMoveBooking } from './bookingState';
import { bookTexts, myBookingsTexts } from './texts';

interface BuyerBookingProps {
  readonly booking: Booking;
  readonly dealer: KnownDealer;
  /** The booking is being cancelled, or requested again. */
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onBookAgain: (wish?: BookingWish) => void;
}

/** A buyer's booking, with the buyer's moves. */
export function BuyerBooking({ booking, dealer, busy, onCancel, onBookAgain }: BuyerBookingProps) {
  const { sellerId, dealerName, kind, name, status } = booking;
  const againFrom = mayBookAgainFrom(booking, new Date());
  const isGone = dealer === 'gone';

  async function askAndCancel(): Promise<void> {
    const sure = await confirm({
      title: myBookingsTexts.cancelQuestion,
      text: isGone ? myBookingsTexts.cancelForGood(name) : myBookingsTexts.cancelConsequence(name),
      confirm: myBookingsTexts.cancel,
      dismiss: myBookingsTexts.keep,
      danger: true,
    });
    if (sure) onCancel();
  }

  const cancel = (
    <button type="button" className="btn btn-outline-danger" disabled={busy} onClick={() => void askAndCancel()}>
      {myBookingsTexts.cancel}
    </button>
  );
  const again = againFrom ? (
    <p className="book-again-from">{bookAgainText(kind, againFrom)}</p>
  ) : (
    <BookChoices
      atOnce={
        <button type="button" className="btn btn-primary" disabled={busy} onClick={() => onBookAgain()}>
          {busy ? bookTexts.busy : bookTexts.again}
        </button>
      }
      submit={bookTexts.againWithTestDrive}
      busy={busy}
      onBook={onBookAgain}
    />
  );
  return (
    <BookingCard
      booking={booking}
      otherSide={{
        viewer: 'buyer',
        dealer,
        dealerLink: isGone ? dealerName : <Link to={dealerAddress(sellerId)}>{dealerName}</Link>,
      }}
      headingLevel={2}
      actions={
        <>
          {mayMoveBooking('cancel', status) && cancel}
          {mayMoveBooking('bookAgain', status) && !isGone && again}
        </>
      }
    />
  );
}
