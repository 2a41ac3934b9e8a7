import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Booking } from '../../domain/booking';
import { type BookingState, bookingStateLabels, isBookingState } from '../../domain/bookingState';
import { vehicleMessages } from '../../domain/messages';
import type { VehicleKind } from '../../domain/vehicleKinds';
import type { SellersMove } from '../../features/bookings/OrderActions';
import { confirm } from '../../ui/dialogs';
import { Loading } from '../../ui/Loading';
import type { PagedList } from '../../ui/pagedList';
import { queryClient } from '../queries/queryClient';
import { queryKeys } from '../queries/queryKeys';
import { useBookingMove } from '../queries/useBookingMove';
import { useSession } from '../session/useSession';
import { OrderSection } from './OrderSection';
import { OrdersToolbar } from './OrdersToolbar';
import { useOrders } from './useOrders';

const DeclineDialog = lazy(() => import('../../features/bookings/DeclineDialog'));

/** The state that the address names; null: all. */
function useShownState(): [status: BookingState | null, choose: (status: BookingState | null) => void] {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get('state') ?? '';
  return [
    isBookingState(named) ? named : null,
    (status) => setParameters(status ? { state: status } : {}, { replace: true }),
  ];
}

/**
 * Whether lists are still waited for: at first for all of them, because one after the other, the first would push the
 * second down while people look at it. Later each loads in its own place.
 */
function useFirstLoading(status: BookingState | null, lists: readonly PagedList<Booking>[]): boolean {
  const [shown, setShown] = useState<BookingState | null>();
  const arrived = lists.every(({ state }) => state !== 'loading');
  if (arrived && shown !== status) setShown(status);
  return !arrived && shown !== status;
}

function askWhetherCompleted({ name }: Booking): Promise<boolean> {
  return confirm({
    title: 'Is this booking completed?',
    text: `The booking of ${name} is closed for good: neither you nor the buyer can change it afterwards.`,
    confirm: 'Completed',
  });
}

/** Order List: titled after the cars, with the bikes' bookings first (spec 2). */
export default function OrdersPage() {
  const sellerId = useSession().seller?.sellerId ?? '';
  const [status, choose] = useShownState();
  const bikes = useOrders('bike', sellerId, status);
  const cars = useOrders('car', sellerId, status);
  // Read anew, the lists say by themselves that a login is needed.
  const { movingId, move } = useBookingMove(sellerId, () =>
    queryClient.resetQueries({ queryKey: queryKeys.bookingsOfSeller(sellerId) }),
  );
  const [declining, setDeclining] = useState<Booking | null>(null);
  const loading = useFirstLoading(status, [bikes, cars]);

  async function act(chosen: SellersMove, booking: Booking): Promise<void> {
    if (chosen === 'decline') setDeclining(booking);
    else if (chosen === 'accept' || (await askWhetherCompleted(booking))) await move(chosen, booking);
  }

  const emptyText = (kind: VehicleKind) =>
    status ? `No ${kind} booking is ${bookingStateLabels[status].toLowerCase()}.` : vehicleMessages[kind].ordersEmpty;
  const shared = {
    sellerId,
    movingId,
    onMove: (chosen: SellersMove, booking: Booking) => void act(chosen, booking),
  };
  return (
    <div className="container page-section">
      <title>My orders | Second Gear</title>
      <h1>{vehicleMessages.car.ordersTitle}</h1>
      <OrdersToolbar sellerId={sellerId} status={status} onChoose={choose} />
      {loading ? (
        <>
          <Loading text={vehicleMessages.bike.ordersLoading} />
          <Loading text={vehicleMessages.car.ordersLoading} />
        </>
      ) : (
        <>
          <OrderSection
            kind="bike"
            title={vehicleMessages.bike.ordersTitle}
            list={bikes}
            emptyText={emptyText('bike')}
            {...shared}
          />
          <OrderSection kind="car" title="My Car Bookings" list={cars} emptyText={emptyText('car')} {...shared} />
        </>
      )}
      {declining && (
        <Suspense fallback={null}>
          <DeclineDialog
            name={declining.name}
            onCancel={() => setDeclining(null)}
            onDecline={(reason) => {
              setDeclining(null);
              void move('decline', declining, reason);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
