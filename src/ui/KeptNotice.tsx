import type { KeptSince } from './pagedList';

/** '14:05, 21 Nov' */
function toMoment(milliseconds: number): string {
  const date = new Date(milliseconds);
  const time = date.toLocaleTimeString('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${time}, ${date.toLocaleDateString('en-IN', { day: 'numeric', month: 'short' })}`;
}

interface KeptNoticeProps {
  readonly kept: KeptSince;
  readonly onRetry: () => void;
}

/** Says that a list is an old one, and offers to ask for the new one. */
export function KeptNotice({ kept: { from, asking }, onRetry }: KeptNoticeProps) {
  const why = navigator.onLine ? 'Second Gear cannot be reached.' : 'You are offline.';
  return (
    <div className="alert alert-warning notice" role="status">
      <div>{asking ? 'Trying again...' : `${why} This list is from ${toMoment(from)}.`}</div>
      <button type="button" className="btn btn-primary btn-sm" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
