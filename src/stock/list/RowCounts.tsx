import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Listing } from '../../listings/listing';
import { bookingsAddress } from '../../shared/addresses/bookingsAddress';
import { type CappedCount, formatCount } from '../../shared/numbers/cappedCount';
import { useInView } from '../../ui/browser/useInView';
import { bookingCount } from '../stock.queries';
import { stockTexts } from '../texts';

function Bookings({ count, to }: { count: CappedCount; to: string }) {
  if (count.count === 0) return stockTexts.noBookings;
  return <Link to={to}>{stockTexts.bookings(formatCount(count), count.count === 1)}</Link>;
}

/** The number of bookings of a listing. Counting costs one read, so it waits until the row comes into view. */
export function BookingsOn({ listing }: { listing: Listing }) {
  const { ref, inView } = useInView({ margin: '200px', once: true });
  const { data, isError } = useQuery({ ...bookingCount(listing), enabled: inView });
  return (
    <span ref={ref}>
      {data && <Bookings count={data} to={bookingsAddress(listing)} />}
      {isError && stockTexts.bookingsUnknown}
    </span>
  );
}
