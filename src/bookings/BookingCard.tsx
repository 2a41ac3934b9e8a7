import type { ReactNode } from 'react';
import type { Dealer, KnownDealer } from '../dealers/dealer';
import { dealerTexts } from '../dealers/texts';
import { type HeadingLevel, ListingCard } from '../listings/ListingCard';
import { formatDay, formatTestDrive } from '../shared/indianTime';
import { unknownName } from '../shared/unknownName';
import { ContactLinks } from '../ui/ContactLinks';
import { useFocusNear } from '../ui/useFocusNear';
import { BookingStateBadge } from './BookingStateBadge';
import type { Booking, Buyer } from './booking';
import type { BookingState } from './bookingState';
import { bookingCardTexts } from './texts';

/** Who is looking, and the other side of the booking. */
type OtherSide =
  | { readonly viewer: 'dealer'; readonly buyer: Buyer | undefined }
  | {
      readonly viewer: 'buyer';
      readonly dealer: KnownDealer<Pick<Dealer, 'phone'>>;
      readonly dealerLink: ReactNode;
    };

interface BookingCardProps {
  readonly booking: Booking;
  readonly otherSide: OtherSide;
  readonly headingLevel: HeadingLevel;
  readonly actions?: ReactNode;
}

function Line({ term, children }: { term: string; children: ReactNode | undefined }) {
  return (
    <div>
      <dt>{term}</dt>
      {children === undefined ? <dd className="skeleton-line" aria-hidden="true" /> : <dd>{children}</dd>}
    </div>
  );
}

/** The label of the last decline's reason; null: it is not shown. */
const reasonTerms: Readonly<Record<BookingState, string | null>> = {
  requested: bookingCardTexts.declinedEarlier,
  accepted: bookingCardTexts.declinedEarlier,
  declined: bookingCardTexts.reason,
  cancelled: null,
  completed: null,
};

/** The test drive, the note and the reason, if the booking has them. */
function Wish({ booking: { status, testDrive, note, declineReason } }: { booking: Booking }) {
  const reason = reasonTerms[status];
  return (
    <>
      {testDrive && (
        <Line term={bookingCardTexts.testDrive}>
          <time dateTime={testDrive.toISOString()}>{formatTestDrive(testDrive)}</time>
        </Line>
      )}
      {note && <Line term={bookingCardTexts.note}>{note}</Line>}
      {reason && declineReason && <Line term={reason}>{declineReason}</Line>}
    </>
  );
}

/** undefined: still loading; null: there is nobody to call any more. */
function phoneOf(otherSide: OtherSide): string | null | undefined {
  if (otherSide.viewer === 'dealer') return otherSide.buyer?.phone;
  const { dealer } = otherSide;
  if (dealer === 'gone') return null;
  return dealer === null ? unknownName : dealer?.phone;
}

/** A booking: the listing, the date, the other side, the state, and the next moves (BOOK-13). */
export function BookingCard({ booking, otherSide, headingLevel, actions }: BookingCardProps) {
  const { bookedAt, dealerName, distName, name, status } = booking;
  const phone = phoneOf(otherSide);
  const isDealer = otherSide.viewer === 'dealer';
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
          <Line term={bookingCardTexts.bookedOn}>{bookedAt ? formatDay(bookedAt) : unknownName}</Line>
          <Line term={bookingCardTexts.dealer}>{isDealer ? dealerName : otherSide.dealerLink}</Line>
          <Line term={bookingCardTexts.district}>{distName}</Line>
          {isDealer && <Line term={bookingCardTexts.customer}>{otherSide.buyer?.name}</Line>}
          {phone !== null && <Line term={bookingCardTexts.phone}>{phone}</Line>}
          <Wish booking={booking} />
        </dl>
        {phone === null ? (
          <p className="booking-gone">{dealerTexts.gone}</p>
        ) : (
          <ContactLinks
            phone={phone}
            who={bookingCardTexts.callee[isDealer ? 'buyer' : 'dealer']}
            message={bookingCardTexts.greeting(name)}
          />
        )}
      </ListingCard>
    </div>
  );
}
