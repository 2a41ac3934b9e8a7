import type { ListingKind } from '../listings/kinds';
import { Later, lazyWhenIdle } from '../ui/lazyWhenIdle';

const CompareTray = lazyWhenIdle(() => import('./CompareTray'));

/** The tray of the comparison, after the first view. `kind`: in the details of such a listing. */
export function LaterTray({ kind }: { kind?: ListingKind }) {
  return (
    <Later>
      <CompareTray {...(kind && { kind })} />
    </Later>
  );
}
