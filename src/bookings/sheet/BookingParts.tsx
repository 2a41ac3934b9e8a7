import { lazy, Suspense } from 'react';
import { useSession } from '../../accounts/useSession';
import { Later, lazyWhenIdle } from '../../ui/lazyWhenIdle';
import { bookingSheet } from './askedSheet';

const OpenBookings = lazyWhenIdle(() => import('../book/OpenBookings'));
const BookingSheet = lazy(() => import('./BookingSheet'));

/** What bookings need on every public page. Nothing of it is loaded before it is needed. */
export function BookingParts() {
  const { buyer } = useSession();
  const userId = buyer?.userId;
  const asked = bookingSheet.use();

  return (
    <>
      {asked && (
        <Suspense>
          <BookingSheet asked={asked} />
        </Suspense>
      )}
      {userId !== undefined && (
        <Later>
          <OpenBookings userId={userId} />
        </Later>
      )}
    </>
  );
}
