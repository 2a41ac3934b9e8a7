import type { ListingKind } from '../listings/kinds';
import { lazyWhenIdle } from '../ui/lazyWhenIdle';
import { WhenStored } from '../ui/WhenStored';
import { deviceCompared } from './deviceCompared';

const CompareTray = lazyWhenIdle(() => import('./CompareTray'));

/** The tray of the comparison, as soon as something is chosen. `kind`: in the details of such a listing. */
export function LaterTray({ kind }: { kind?: ListingKind }) {
  return (
    <WhenStored text={deviceCompared}>
      <CompareTray {...(kind && { kind })} />
    </WhenStored>
  );
}
