import { useSession } from '../accounts/useSession';
import { bookingNews } from '../bookings/book/knownBookings';
import { savedTextOf } from '../saved/savedCopies';
import { type Path, paths } from '../shared/addresses/addresses';
import { lazyWhenIdle } from '../ui/lazyWhenIdle';
import { WhenStored } from '../ui/WhenStored';

const counts: Partial<Readonly<Record<Path, ReturnType<typeof lazyWhenIdle>>>> = {
  [paths.saved]: lazyWhenIdle(() => import('../saved/SavedCount')),
  [paths.myBookings]: lazyWhenIdle(() => import('../bookings/book/NewsCount')),
};

/** A number beside some links, in the navbar and in the bar of a phone: if there is something to count. */
export function LinkCount({ to }: { to: Path }) {
  const userId = useSession().buyer?.userId ?? null;
  const Count = counts[to];
  return (
    Count && (
      <WhenStored text={to === paths.saved ? savedTextOf(userId) : bookingNews}>
        <Count />
      </WhenStored>
    )
  );
}
