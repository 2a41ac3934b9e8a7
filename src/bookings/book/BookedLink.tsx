import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { type ListingId, paths } from '../../shared/addresses/addresses';
import { buttonTexts } from './buttonTexts';
import { useBookedState } from './useBookedState';

/** Says that the buyer has booked the listing, and leads to the booking (BOOK-20). Nothing if it is not booked. */
export function BookedLink({ listing, ref }: { listing: ListingId; ref?: Ref<HTMLAnchorElement> }) {
  const booked = useBookedState(listing);
  if (!booked) return null;
  return (
    <Link className="btn btn-outline-primary book-booked" to={paths.myBookings} ref={ref}>
      {buttonTexts.booked[booked]}
    </Link>
  );
}
