import type { ReactNode } from 'react';
import { type HeadingLevel, ListingCard } from '../listings/ListingCard';
import { formatDay } from '../shared/indianTime';
import { unknownName } from '../shared/unknownName';
import { ContactLinks } from '../ui/ContactLinks';
import { useFocusNear } from '../ui/useFocusNear';
import { BookingLine, WishLines } from './BookingLine';
import { BookingStateBadge } from './BookingStateBadge';
import type { Booking, Buyer } from './booking';
import { bookingCardTexts, dealerBookingsTexts } from './texts';

interface BookingCardProps {
  readonly booking: Booking;
  /** undefined: still loading. */
  readonly buyer: Buyer | undefined;
  readonly headingLevel: HeadingLevel;
  /** Another test drive has the hour that the buyer asks for. */
  readonly hourTaken?: boolean;
  readonly actions?: ReactNode;
}

/** A booking as its dealer sees it: the listing, the date, the buyer, the state, and the next moves (BOOK-13). */
export function BookingCard({ booking, buyer, headingLevel, hourTaken = false, actions }: BookingCardProps) {
  const { bookedAt, dealerName, distName, name, status } = booking;
  const focusNear = useFocusNear(status);
  return (
    <div className="booking-card" {...focusNear}>
      <ListingCard
        listing={booking}
        dealer="own"
        headingLevel={headingLevel}
        badge={<BookingStateBadge state={status} />}
        actions={actions}
      >
        <dl className="booking-lines">
          <BookingLine term={bookingCardTexts.bookedOn}>{bookedAt ? formatDay(bookedAt) : unknownName}</BookingLine>
          <BookingLine term={bookingCardTexts.dealer}>{dealerName}</BookingLine>
          <BookingLine term={bookingCardTexts.district}>{distName}</BookingLine>
          <BookingLine term={bookingCardTexts.customer}>{buyer?.name}</BookingLine>
          <BookingLine term={bookingCardTexts.phone}>{buyer?.phone}</BookingLine>
          <WishLines booking={booking} />
        </dl>
        {hourTaken && <p className="booking-gone">{dealerBookingsTexts.hourTaken}</p>}
        <ContactLinks
          phone={buyer?.phone}
          who={bookingCardTexts.callee.buyer}
          message={bookingCardTexts.greeting(name)}
        />
      </ListingCard>
    </div>
  );
}
