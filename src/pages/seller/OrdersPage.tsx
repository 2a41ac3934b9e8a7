import { vehicleMessages } from '../../domain/messages';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { BookingCard } from '../../features/bookings/BookingCard';
import { listBookingsOfSeller } from '../../services/bookings';
import { EmptyState } from '../../ui/EmptyState';
import { Loading } from '../../ui/Loading';
import { PagedCards } from '../../ui/PagedCards';
import { queryKeys } from '../queries/queryKeys';
import { useCustomersOf } from '../queries/useCustomersOf';
import { usePagedQuery } from '../queries/usePagedQuery';
import { useSession } from '../session/useSession';
import { SessionEnded } from './SessionEnded';

function Orders({ kind, sellerId }: { kind: VehicleKind; sellerId: string }) {
  const list = usePagedQuery({
    key: queryKeys.bookingsOfSeller(sellerId, kind),
    load: (cursor) => listBookingsOfSeller(kind, sellerId, cursor),
  });
  const customerOf = useCustomersOf(sellerId, list.state === 'ready' ? list.items : []);
  const { ordersLoading, ordersFailed, ordersSignedOut, ordersEmpty } = vehicleMessages[kind];
  return (
    <PagedCards
      list={list}
      loading={<Loading text={ordersLoading} />}
      failedText={ordersFailed}
      signedOut={<SessionEnded text={ordersSignedOut} />}
      empty={<EmptyState icon={kind} text={ordersEmpty} />}
      keyOf={({ id }) => id}
      card={(booking) => <BookingCard booking={booking} customer={customerOf(booking.userId)} headingLevel={3} />}
    />
  );
}

/** Order List: titled after the cars, with the bikes' bookings first (spec 2). */
export default function OrdersPage() {
  const sellerId = useSession().seller?.sellerId ?? '';
  return (
    <div className="container page-section">
      <title>My orders | Second Gear</title>
      <h1>{vehicleMessages.car.ordersTitle}</h1>
      <section className="page-section" aria-labelledby="bike-orders">
        <h2 id="bike-orders">{vehicleMessages.bike.ordersTitle}</h2>
        <Orders kind="bike" sellerId={sellerId} />
      </section>
      <section className="page-section" aria-labelledby="car-orders">
        <h2 id="car-orders">My Car Bookings</h2>
        <Orders kind="car" sellerId={sellerId} />
      </section>
    </div>
  );
}
