import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type CappedCount, formatCount } from '../../domain/cappedCount';
import { stockMessages } from '../../domain/stockMessages';
import type { Vehicle } from '../../domain/vehicle';
import { countBookingsOn } from '../../services/ownVehicles';
import { useInView } from '../../ui/useInView';
import { queryKeys } from '../queries/queryKeys';

function Bookings({ count }: { count: CappedCount }) {
  if (count.count === 0) return 'No bookings';
  return (
    <Link to="/orderlist">
      {formatCount(count)} {count.count === 1 ? 'booking' : 'bookings'}
    </Link>
  );
}

/** How many bookings a vehicle has; counted, for one read, when its card comes into view. */
export function BookingsOn({ vehicle: { sellerId, id } }: { vehicle: Vehicle }) {
  const { ref, inView } = useInView({ margin: '200px', once: true });
  const { data, isError } = useQuery({
    queryKey: queryKeys.bookingsOn(sellerId, id),
    queryFn: () => countBookingsOn(sellerId, id),
    enabled: inView,
  });
  return (
    <p className="vehicle-card-dealer" ref={ref}>
      {data && <Bookings count={data} />}
      {isError && stockMessages.bookingsFailed}
    </p>
  );
}
