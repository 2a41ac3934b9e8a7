import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ListingPhoto } from '../listings/ListingPhoto';
import { formatShortPrice } from '../listings/price';
import { listingAddress } from '../shared/addresses';
import { formatDay, formatTestDrive } from '../shared/indianTime';
import { unknownName } from '../shared/texts';
import { ContactLinks } from '../ui/ContactLinks';
import { useFocusNear } from '../ui/useFocusNear';
import { BookingLine, NoteLines } from './BookingLine';
import { BookingStateBadge } from './BookingStateBadge';
import type { Booking, Buyer } from './booking';
import { bookingCardTexts, dealerBookingsTexts } from './texts';
import type { HourClash } from './useHourClashes';

interface OrderRowProps {
  readonly booking: Booking;
  /** undefined: still loading. */
  readonly buyer: Buyer | undefined;
  /** Why the hour that the buyer asks for does not suit; null: it suits. */
  readonly clash: HourClash | null;
  readonly actions: ReactNode;
}

/**
 * A booking as its dealer sees it: who comes when, then the vehicle, the facts and the next moves (BOOK-13). A card on a
 * narrow screen, a row on a wide one.
 */
export function OrderRow({ booking, buyer, clash, actions }: OrderRowProps) {
  const { bookedAt, dealerName, distName, kind, name, photos, status, testDrive, thumbnails, values, vehicleId } =
    booking;
  const focusNear = useFocusNear(status);
  return (
    <div className="order" {...focusNear}>
      <article aria-label={name}>
        <ListingPhoto kind={kind} src={thumbnails[0] ?? photos[0]} alt={name} />
        <div className="order-who">
          <h4>{buyer ? <bdi>{buyer.name}</bdi> : <span className="skeleton-line" aria-hidden="true" />}</h4>
          <p className="order-hour">
            {testDrive ? (
              <time dateTime={testDrive.toISOString()}>{formatTestDrive(testDrive)}</time>
            ) : (
              dealerBookingsTexts.noTestDrive
            )}
          </p>
          <BookingStateBadge state={status} />
        </div>
        <div className="order-what">
          <p className="order-vehicle">
            <Link to={listingAddress({ kind, id: vehicleId })}>
              <bdi>{name}</bdi>
            </Link>{' '}
            <span>{formatShortPrice(String(values.price ?? ''))}</span>
          </p>
          <dl className="order-facts">
            <BookingLine term={bookingCardTexts.phone}>{buyer?.phone}</BookingLine>
            <BookingLine term={bookingCardTexts.bookedOn}>{bookedAt ? formatDay(bookedAt) : unknownName}</BookingLine>
            <BookingLine term={bookingCardTexts.dealer}>{dealerName}</BookingLine>
            <BookingLine term={bookingCardTexts.district}>{distName}</BookingLine>
            <NoteLines booking={booking} />
          </dl>
          {clash && <p className="order-clash">{dealerBookingsTexts.clash[clash]}</p>}
          <ContactLinks
            phone={buyer?.phone}
            who={bookingCardTexts.callee.buyer}
            message={bookingCardTexts.greeting(name)}
          />
        </div>
        <div className="order-actions">{actions}</div>
      </article>
    </div>
  );
}
