import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ListingPhoto } from '../../listings/card/ListingPhoto';
import { coverOf } from '../../listings/listing';
import { formatShortPrice } from '../../listings/price';
import { listingAddress } from '../../shared/addresses/addresses';
import { unknownName } from '../../shared/texts';
import { formatTestDrive } from '../../shared/time/hours';
import { formatDay } from '../../shared/time/indianTime';
import { ContactLinks } from '../../ui/ContactLinks';
import { PlaceName } from '../../ui/PlaceName';
import { useFocusNear } from '../../ui/useFocusNear';
import { BookingLine, NoteLines } from '../BookingLine';
import { BookingStateBadge } from '../BookingStateBadge';
import type { Booking, Buyer } from '../booking';
import type { HourClash } from '../testDrive/useHourClashes';
import { bookingCardTexts, dealerBookingsTexts } from '../texts';

interface DealerBookingProps {
  readonly booking: Booking;
  /** undefined: still loading. */
  readonly buyer: Buyer | undefined;
  /** Why the hour that the buyer asks for is not free. */
  readonly clash: HourClash | null;
  readonly actions: ReactNode;
}

/**
 * A booking as its dealer sees it: who comes when, then the vehicle, the facts and the next moves (BOOK-13). A card on a
 * narrow screen, a row on a wide one.
 */
export function DealerBooking({ booking, buyer, clash, actions }: DealerBookingProps) {
  const { bookedAt, dealerName, distName, kind, name, price, status, testDrive, vehicleId } = booking;
  const focusNear = useFocusNear(status);
  return (
    <div className="dealer-booking" {...focusNear}>
      <article aria-label={name}>
        <ListingPhoto kind={kind} src={coverOf(booking)} alt={name} />
        <div className="dealer-booking-who">
          <h4>{buyer ? <bdi>{buyer.name}</bdi> : <span className="skeleton-line" aria-hidden="true" />}</h4>
          <p className="dealer-booking-hour">
            {testDrive ? (
              <time dateTime={testDrive.toISOString()}>{formatTestDrive(testDrive)}</time>
            ) : (
              dealerBookingsTexts.noTestDrive
            )}
          </p>
          <BookingStateBadge booking={booking} side="dealer" />
        </div>
        <div className="dealer-booking-what">
          <p className="dealer-booking-vehicle">
            <Link to={listingAddress({ kind, id: vehicleId })}>
              <bdi>{name}</bdi>
            </Link>{' '}
            <span>{formatShortPrice(price)}</span>
          </p>
          <dl className="dealer-booking-facts">
            <BookingLine term={bookingCardTexts.phone}>{buyer?.phone}</BookingLine>
            <BookingLine term={bookingCardTexts.bookedOn}>{bookedAt ? formatDay(bookedAt) : unknownName}</BookingLine>
            <BookingLine term={bookingCardTexts.dealer}>{dealerName}</BookingLine>
            <BookingLine term={bookingCardTexts.district}>
              <PlaceName of={distName} />
            </BookingLine>
            <NoteLines booking={booking} />
          </dl>
          {clash && <p className="dealer-booking-clash">{dealerBookingsTexts.hourClash[clash]}</p>}
          <ContactLinks
            phone={buyer?.phone}
            who={bookingCardTexts.callee.buyer}
            message={bookingCardTexts.greeting(name)}
          />
        </div>
        <div className="dealer-booking-actions">{actions}</div>
      </article>
    </div>
  );
}
