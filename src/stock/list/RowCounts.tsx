import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Listing } from '../../listings/listing';
import { bookingsAddress } from '../../shared/addresses/bookingsAddress';
import { type CappedCount, formatCount } from '../../shared/numbers/cappedCount';
import { useInView } from '../../ui/browser/useInView';
import { saveCount } from '../saveCounts.queries';
import { bookingCount } from '../stock.queries';
import { stockTexts } from '../texts';

function Bookings({ count, to }: { count: CappedCount; to: string }) {
  if (count.count === 0) return stockTexts.noBookings;
  return <Link to={to}>{stockTexts.bookings(formatCount(count))}</Link>;
}

/**
 * How many bookings a listing has had, and how many buyers save it (SAVE-11). Each costs one read, so they wait until
 * the row comes into view.
 */
export function RowCounts({ listing }: { listing: Listing }) {
  const { ref, inView } = useInView({ margin: '200px', once: true });
  const bookings = useQuery({ ...bookingCount(listing), enabled: inView });
  const saves = useQuery({ ...saveCount(listing), enabled: inView });
  return (
    <span className="stock-row-counts" ref={ref}>
      <span>
        {bookings.data && <Bookings count={bookings.data} to={bookingsAddress(listing)} />}
        {bookings.isError && stockTexts.bookingsUnknown}
      </span>
      {saves.data !== undefined && <span>{stockTexts.savedBy(saves.data)}</span>}
      {saves.isError && <span>{stockTexts.savesUnknown}</span>}
    </span>
  );
}
