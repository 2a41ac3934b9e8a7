import type { Uid } from '../../shared/valueTypes';
import './requestCount.scss';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../shared/numbers/cappedCount';
import { waitingCountTexts } from './texts';
import { requestCount } from './today.queries';

/** How many requests wait for an answer, in the navbar: one read, also when the dealer comes back to the tab. */
export default function RequestCount({ sellerId }: { sellerId: Uid }) {
  const { data } = useQuery(requestCount(sellerId));
  if (!data || data.count === 0) return null;
  return (
    <span className="request-count">
      <span aria-hidden="true">{formatCount(data)}</span>
      <span className="visually-hidden"> {waitingCountTexts.ofRequests(formatCount(data))}</span>
    </span>
  );
}
