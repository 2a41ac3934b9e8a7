import { formatRecent } from '../shared/time/indianTime';
import { controlTexts, networkTexts } from '../ui/texts';
import type { OfflineSince } from './pagedList';
import { listTexts } from './texts';

interface OfflineListNoticeProps {
  readonly kept: OfflineSince;
  readonly onRetry: () => void;
}

/** Says that a list is an offline copy and how old it is, and offers to ask the server again. */
export function OfflineListNotice({ kept: { from, asking }, onRetry }: OfflineListNoticeProps) {
  const why = navigator.onLine ? listTexts.unreachable : networkTexts.offline;
  return (
    <div className="alert alert-warning notice" role="status">
      <div>{asking ? listTexts.tryingAgain : listTexts.from(why, formatRecent(new Date(from)))}</div>
      <button type="button" className="btn btn-primary btn-sm" onClick={onRetry}>
        {controlTexts.tryAgain}
      </button>
    </div>
  );
}
