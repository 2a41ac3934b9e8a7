import type { ReactNode } from 'react';
import type { Booking, Customer } from '../../domain/booking';
import type { Seller } from '../../domain/seller';
import { formatTestDrive } from '../../domain/testDrive';
import { unknownName } from '../../domain/vehicle';
import { useFocusNear } from '../../ui/useFocusNear';
import { type HeadingLevel, VehicleCard } from '../listings/VehicleCard';
import { BookingStateBadge } from './BookingStateBadge';
import { ContactLinks } from './ContactLinks';

/** Who is looking, and whom they see on the other side; undefined: on the way, null: not to be had. */
type OtherSide =
  | { readonly viewer: 'dealer'; readonly customer: Customer | undefined }
  | {
      readonly viewer: 'buyer';
      readonly dealer: Pick<Seller, 'phone'> | null | undefined;
      readonly dealerLink: ReactNode;
    };

interface BookingCardProps {
  readonly booking: Booking;
  readonly otherSide: OtherSide;
  readonly headingLevel: HeadingLevel;
  readonly actions?: ReactNode;
}

const bookingDate = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' });

function Line({ term, children }: { term: string; children: ReactNode | undefined }) {
  return (
    <div>
      <dt>{term}</dt>
      {children === undefined ? <dd className="skeleton-line" aria-hidden="true" /> : <dd>{children}</dd>}
    </div>
  );
}

/** What people wrote and wished for, where they did. */
function Wish({ booking: { status, testDrive, note, declineReason } }: { booking: Booking }) {
  return (
    <>
      {testDrive && (
        <Line term="Test drive">
          <time dateTime={testDrive.toISOString()}>{formatTestDrive(testDrive)}</time>
        </Line>
      )}
      {note && <Line term="Note">{note}</Line>}
      {status === 'declined' && declineReason && <Line term="Reason">{declineReason}</Line>}
    </>
  );
}

function phoneOf(otherSide: OtherSide): string | undefined {
  if (otherSide.viewer === 'dealer') return otherSide.customer?.phone;
  return otherSide.dealer === null ? unknownName : otherSide.dealer?.phone;
}

/** A booked vehicle: what, when, from whom, and for the dealer by whom (spec 2); what became of it, and what comes next. */
export function BookingCard({ booking, otherSide, headingLevel, actions }: BookingCardProps) {
  const { bookedAt, dealerName, distName, name, status } = booking;
  const phone = phoneOf(otherSide);
  const isDealer = otherSide.viewer === 'dealer';
  const focusNear = useFocusNear(status);
  return (
    <div className="booking-card" {...focusNear}>
      <VehicleCard
        vehicle={booking}
        seller="own"
        headingLevel={headingLevel}
        badge={<BookingStateBadge state={status} />}
        actions={actions}
      >
        <dl className="booking-lines">
          <Line term="Booked on">{bookedAt ? bookingDate.format(bookedAt) : unknownName}</Line>
          <Line term="Dealer">{isDealer ? dealerName : otherSide.dealerLink}</Line>
          <Line term="District">{distName}</Line>
          {isDealer && <Line term="Customer">{otherSide.customer?.name}</Line>}
          <Line term="Phone">{phone}</Line>
          <Wish booking={booking} />
        </dl>
        <ContactLinks
          phone={phone}
          who={isDealer ? 'customer' : 'dealer'}
          message={`Hello, about the booking of ${name} on Second Gear:`}
        />
      </VehicleCard>
    </div>
  );
}
