import type { Booking, Customer } from '../../domain/booking';
import { Icon } from '../../ui/Icon';
import { type HeadingLevel, VehicleCard } from '../listings/VehicleCard';

interface BookingCardProps {
  readonly booking: Booking;
  /** Who booked, for the dealer; undefined: on the way; 'hidden': the buyer is looking. */
  readonly customer: Customer | undefined | 'hidden';
  readonly headingLevel: HeadingLevel;
}

const bookingDate = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' });

function Line({ term, text }: { term: string; text: string | undefined }) {
  return (
    <div>
      <dt>{term}</dt>
      {text === undefined ? <dd className="skeleton-line" aria-hidden="true" /> : <dd>{text}</dd>}
    </div>
  );
}

/** A booked vehicle: what, when, from whom, and for the dealer by whom (spec 2). */
export function BookingCard({ booking, customer, headingLevel }: BookingCardProps) {
  const { bookedAt, dealerName, distName } = booking;
  return (
    <div className="booking-card">
      <VehicleCard vehicle={booking} seller="own" headingLevel={headingLevel}>
        <dl className="booking-lines">
          <Line term="Booked on" text={bookedAt ? bookingDate.format(bookedAt) : 'Unknown'} />
          <Line term="Dealer" text={dealerName} />
          <Line term="District" text={distName} />
          {customer !== 'hidden' && (
            <>
              <Line term="Customer" text={customer?.name} />
              <Line term="Phone" text={customer?.phone} />
            </>
          )}
        </dl>
        {customer !== 'hidden' && /^\d{10}$/.test(customer?.phone ?? '') && (
          <a className="btn btn-outline-primary btn-sm" href={`tel:+91${customer?.phone}`}>
            <Icon name="phone" size={16} /> Call customer
          </a>
        )}
      </VehicleCard>
    </div>
  );
}
