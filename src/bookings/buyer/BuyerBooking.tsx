import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { dealerPlace, type KnownDealer } from '../../dealers/dealer';
import { dealerTexts } from '../../dealers/texts';
import { ListingPhoto } from '../../listings/card/ListingPhoto';
import { coverOf, type Listing } from '../../listings/listing';
import { listingPageTexts } from '../../listings/pageTexts';
import { formatShortPrice, type Price } from '../../listings/price';
import { priceCutText } from '../../listings/priceCut';
import { isSaleOver } from '../../listings/state/listingState';
import type { ListingLookup } from '../../listings/useListing';
import { dealerAddress, listingAddress } from '../../shared/addresses/addresses';
import { mapLink } from '../../shared/addresses/links';
import { unknownName } from '../../shared/texts';
import { formatTestDrive } from '../../shared/time/hours';
import { formatDay } from '../../shared/time/indianTime';
import { serverDate } from '../../shared/time/serverClock';
import { ActionButton } from '../../ui/ActionButton';
import { overlayState } from '../../ui/browser/locationUnder';
import { ContactLinks } from '../../ui/ContactLinks';
import { Icon } from '../../ui/Icon';
import { confirm } from '../../ui/overlays/dialogs';
import { PlaceName } from '../../ui/PlaceName';
import { useFocusNear } from '../../ui/useFocusNear';
import { BookingLine, WishLines } from '../BookingLine';
import { BookingStateBadge } from '../BookingStateBadge';
import { buttonTexts } from '../book/buttonTexts';
import { type Booking, noWish } from '../booking';
import { mayMoveBooking } from '../bookingState';
import { bookingSheet } from '../sheet/askedSheet';
import { saveTestDrive } from '../testDrive/calendarFile';
import { bookingCardTexts, bookTexts, myBookingsTexts, proposalTexts } from '../texts';
import { BookingSteps } from './BookingSteps';
import { bookAgainText, bookableAgainFrom } from './bookAgain';

const RateDealer = lazy(() => import('../../ratings/RateDealer'));

interface BuyerBookingProps {
  readonly booking: Booking;
  readonly dealer: KnownDealer;
  /** The state of the listing. */
  readonly lookup: ListingLookup;
  /** The booking is being cancelled, or requested again. */
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onAgree: () => void;
  readonly onBookAgain: () => void;
}

/** Why the listing cannot be booked any more; null: it can, or that is not known. */
function goneText({ kind }: Booking, lookup: ListingLookup): string | null {
  if (lookup.state === 'gone') return listingPageTexts[kind].gone;
  if (lookup.state !== 'ready') return null;
  const { state } = lookup.listing;
  return isSaleOver(state) ? listingPageTexts[kind][state] : null;
}

/** undefined: still loading; null: there is nobody to call any more. */
function phoneOf(dealer: KnownDealer): string | null | undefined {
  if (dealer === 'gone') return null;
  return dealer === null ? unknownName : dealer?.phone;
}

/** Today's price, if it is another one than at the booking. */
function PriceNow({ listing, booked }: { listing: Listing; booked: Price }) {
  const { state, price } = listing;
  if (state !== 'approved' || price.rupees === booked.rupees) return null;
  return (
    <p className="my-booking-now">
      {myBookingsTexts.priceNow(formatShortPrice(price))} {priceCutText(listing, serverDate())}
    </p>
  );
}

/** The place of a button that is not known yet. */
function ButtonComing({ text }: { text: string }) {
  return (
    <span className="btn btn-coming" aria-hidden="true">
      {text}
    </span>
  );
}

/** Where the dealer is, and the hour for a calendar: what a buyer needs on the day of an accepted test drive. */
function OnTheDay({ booking, dealer }: Pick<BuyerBookingProps, 'booking' | 'dealer'>) {
  const { status, testDrive } = booking;
  const known = dealer === 'gone' || !dealer ? null : dealer;
  const place = known && mapLink(dealerPlace(known));
  if (status !== 'accepted') return null;
  return (
    <>
      {testDrive && (
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => saveTestDrive({ ...booking, testDrive }, known ? dealerPlace(known) : booking.distName)}
        >
          <Icon name="calendar" size={16} /> {myBookingsTexts.addToCalendar}
        </button>
      )}
      {dealer === undefined && <ButtonComing text={myBookingsTexts.directions} />}
      {place && (
        <a className="btn btn-outline-primary" href={place} target="_blank" rel="noopener noreferrer">
          <Icon name="pin" size={16} /> {myBookingsTexts.directions}
        </a>
      )}
    </>
  );
}

/** A buyer's booking: how far it is, the vehicle, the dealer, and the buyer's moves (BOOK-23). */
export function BuyerBooking({ booking, dealer, lookup, busy, onCancel, onAgree, onBookAgain }: BuyerBookingProps) {
  const { bookedAt, sellerId, dealerName, distName, kind, name, note, status, testDrive } = booking;
  const { price, vehicleId } = booking;
  const location = useLocation();
  const focusNear = useFocusNear(status);
  const isGone = dealer === 'gone';
  // The deletion of a dealer's account blanks the name. There is nobody to rate any more.
  const isRatable =
    dealerName !== unknownName && (status === 'completed' || (status === 'declined' && booking.afterHour));
  const gone = goneText(booking, lookup);
  const goneForGood = isGone ? dealerTexts.gone : gone;
  const isForSale = goneForGood === null;
  const againFrom = bookableAgainFrom(booking, serverDate());
  const phone = phoneOf(dealer);
  const proposed = mayMoveBooking('agree', status) ? testDrive : null;
  const isProposalOpen = proposed !== null && proposed > serverDate();
  const bookable = { kind, id: vehicleId, sellerId, name };

  async function askAndCancel(): Promise<void> {
    const sure = await confirm({
      title: myBookingsTexts.cancelQuestion,
      text: isForSale ? myBookingsTexts.cancelConsequence(name) : myBookingsTexts.cancelForGood(goneForGood, name),
      confirm: myBookingsTexts.cancel,
      dismiss: myBookingsTexts.keep,
      danger: true,
    });
    if (sure) onCancel();
  }

  function again(): ReactNode {
    if (!mayMoveBooking('bookAgain', status) || !isForSale) return null;
    if (againFrom) return <p className="book-again-from">{bookAgainText(kind, againFrom)}</p>;
    // Whether it is still for sale is not known yet: the place of the buttons.
    if (lookup.state === 'loading') {
      return [bookTexts.again, bookTexts.chooseTestDrive].map((text) => <ButtonComing key={text} text={text} />);
    }
    return (
      <>
        <ActionButton className="btn btn-primary" busy={busy} onClick={onBookAgain}>
          {busy ? buttonTexts.busy : bookTexts.again}
        </ActionButton>
        <ActionButton
          className="btn btn-outline-primary"
          aria-haspopup="dialog"
          busy={busy}
          onClick={() => bookingSheet.ask({ listing: bookable, task: { way: 'again' }, wish: noWish })}
        >
          {bookTexts.chooseTestDrive}
        </ActionButton>
      </>
    );
  }

  return (
    <div className="my-booking" {...focusNear}>
      <article aria-label={name}>
        <header className="my-booking-state">
          <BookingStateBadge booking={booking} side="buyer" />
          <BookingSteps state={status} />
        </header>
        <div className="my-booking-vehicle">
          <ListingPhoto kind={kind} src={coverOf(booking)} alt="" />
          <div>
            <h3>
              <Link to={listingAddress(bookable)} state={overlayState(location)}>
                {name}
              </Link>
            </h3>
            <p className="my-booking-price">{formatShortPrice(price)}</p>
            {lookup.state === 'ready' && <PriceNow listing={lookup.listing} booked={price} />}
            {gone && <p className="my-booking-gone">{gone}</p>}
          </div>
        </div>
        <dl className="booking-lines">
          <WishLines booking={booking} />
          <BookingLine term={bookingCardTexts.dealer}>
            {isGone ? dealerName : <Link to={dealerAddress(sellerId)}>{dealerName}</Link>}
          </BookingLine>
          <BookingLine term={bookingCardTexts.district}>
            <PlaceName of={distName} />
          </BookingLine>
          {phone !== null && <BookingLine term={bookingCardTexts.phone}>{phone}</BookingLine>}
          <BookingLine term={bookingCardTexts.bookedOn}>{bookedAt ? formatDay(bookedAt) : unknownName}</BookingLine>
        </dl>
        {phone === null ? (
          <p className="booking-gone">{dealerTexts.gone}</p>
        ) : (
          <ContactLinks phone={phone} who={bookingCardTexts.callee.dealer} message={bookingCardTexts.greeting(name)} />
        )}
        {proposed && (
          <p className="my-booking-proposal">
            {isProposalOpen ? proposalTexts.proposed(dealerName, formatTestDrive(proposed)) : proposalTexts.passed}
          </p>
        )}
        {isRatable && (
          <div className="my-booking-rating">
            <Suspense fallback={null}>
              <RateDealer booking={{ ...booking, vehicle: { kind, id: vehicleId } }} dealerName={dealerName} />
            </Suspense>
          </div>
        )}
        <div className="my-booking-actions">
          {isProposalOpen && (
            <ActionButton className="btn btn-primary" busy={busy} onClick={onAgree}>
              {proposalTexts.agree}
            </ActionButton>
          )}
          <OnTheDay booking={booking} dealer={dealer} />
          {mayMoveBooking('change', status) && isForSale && (
            <ActionButton
              className="btn btn-outline-primary"
              aria-haspopup="dialog"
              busy={busy}
              onClick={() =>
                bookingSheet.ask({ listing: bookable, task: { way: 'change', booking }, wish: { testDrive, note } })
              }
            >
              {testDrive ? bookTexts.anotherTime : bookTexts.chooseTestDrive}
            </ActionButton>
          )}
          {again()}
          {mayMoveBooking('cancel', status) && (
            <ActionButton className="btn btn-outline-danger" busy={busy} onClick={() => void askAndCancel()}>
              {myBookingsTexts.cancel}
            </ActionButton>
          )}
        </div>
      </article>
    </div>
  );
}
