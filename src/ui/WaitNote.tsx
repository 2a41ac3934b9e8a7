import { useOnline } from './browser/useOnline';
import { useWaitsLong } from './browser/useWaitsLong';
import { networkTexts } from './texts';

/** Milliseconds. A call that takes longer needs a word. */
const patience = 10_000;

/** Says below a busy button why it takes so long, and that nothing is lost. */
export function WaitNote({ busy, kept = networkTexts.typedKept }: { busy: boolean; kept?: string | undefined }) {
  const isOnline = useOnline();
  const isLong = useWaitsLong(patience, busy);
  const why = isOnline ? isLong && networkTexts.slow : networkTexts.offline;
  return (
    busy &&
    why && (
      <p role="status">
        {why} {kept}
      </p>
    )
  );
}
