import type { Booking } from '../../domain/booking';
import { vehicleMessages } from '../../domain/messages';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { BookingCard } from '../../features/bookings/BookingCard';
import { OrderActions, type SellersMove } from '../../features/bookings/OrderActions';
import { EmptyState } from '../../ui/EmptyState';
import { Loading } from '../../ui/Loading';
import { PagedCards } from '../../ui/PagedCards';
import type { PagedList } from '../../ui/pagedList';
import { useCustomersOf } from '../queries/useCustomersOf';
import { SessionEnded } from './SessionEnded';

interface OrderSectionProps {
  readonly kind: VehicleKind;
  readonly title: string;
  readonly list: PagedList<Booking>;
  readonly sellerId: string;
  /** What is said where there is none. */
  readonly emptyText: string;
  readonly movingId: string | null;
  readonly onMove: (move: SellersMove, booking: Booking) => void;
}

/** The orders of one kind. */
export function OrderSection({ kind, title, list, sellerId, emptyText, movingId, onMove }: OrderSectionProps) {
  const customerOf = useCustomersOf(sellerId, list.state === 'ready' ? list.items : []);
  const { ordersLoading, ordersFailed, ordersSignedOut } = vehicleMessages[kind];
  return (
    <section className="page-section" aria-labelledby={`${kind}-orders`}>
      <h2 id={`${kind}-orders`}>{title}</h2>
      <PagedCards
        list={list}
        loading={<Loading text={ordersLoading} />}
        failedText={ordersFailed}
        signedOut={<SessionEnded text={ordersSignedOut} />}
        empty={<EmptyState icon={kind} text={emptyText} />}
        keyOf={({ id }) => id}
        wide
        card={(booking) => (
          <BookingCard
            booking={booking}
            otherSide={{ viewer: 'dealer', customer: customerOf(booking.userId) }}
            headingLevel={3}
            actions={
              <OrderActions
                state={booking.status}
                busy={movingId === booking.id}
                onMove={(move) => onMove(move, booking)}
              />
            }
          />
        )}
      />
    </section>
  );
}
