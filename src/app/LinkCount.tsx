import { type Path, paths } from '../shared/addresses/addresses';
import { Later, lazyWhenIdle } from '../ui/lazyWhenIdle';

const counts: Partial<Readonly<Record<Path, ReturnType<typeof lazyWhenIdle>>>> = {
  [paths.saved]: lazyWhenIdle(() => import('../saved/SavedCount')),
  [paths.myBookings]: lazyWhenIdle(() => import('../bookings/book/NewsCount')),
};

/** A number beside a link, in the navbar and in the bar of a phone: after the first view, and not beside every link. */
export function LinkCount({ to }: { to: Path }) {
  const Count = counts[to];
  return (
    Count && (
      <Later>
        <Count />
      </Later>
    )
  );
}
