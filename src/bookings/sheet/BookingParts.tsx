import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '../../accounts/useSession';
import { Later, lazyWhenIdle } from '../../ui/lazyWhenIdle';
import { hasKeptChoice } from '../book/keptChoiceKey';
import { useAskedSheet } from './useAskedSheet';

const OpenBookings = lazyWhenIdle(() => import('../book/OpenBookings'));
const BookingSheet = lazy(() => import('./BookingSheet'));

/** What bookings need on every public page. Nothing of it is loaded before it is needed. */
export function BookingParts() {
  const { buyer } = useSession();
  const userId = buyer?.userId;
  const asked = useAskedSheet();

  useEffect(() => {
    if (userId !== undefined && hasKeptChoice()) {
      // If this code cannot be loaded, the next page asks about the choice.
      import('../book/keptChoice').then(
        ({ askAboutKeptChoice }) => askAboutKeptChoice(),
        () => undefined,
      );
    }
  }, [userId]);

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
