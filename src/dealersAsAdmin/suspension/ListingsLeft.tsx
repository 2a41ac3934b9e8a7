import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../shared/numbers/cappedCount';
import type { Uid } from '../../shared/valueTypes';
import { ActionButton } from '../../ui/ActionButton';
import { controlTexts } from '../../ui/texts';
import { listingsLeft } from '../dealerReview.queries';
import { leftTexts, suspensionTexts } from '../texts';
import type { SuspensionTakedown } from './takedown';
import './takedown.scss';

interface ListingsLeftProps {
  readonly takedown: SuspensionTakedown;
  readonly sellerId: Uid;
  /** The takedown is running now. */
  readonly busy: boolean;
  readonly onContinue: () => void;
}

/** The number of listings that an interrupted takedown has left, and a button that continues it. */
export function ListingsLeft({ takedown, sellerId, busy, onContinue }: ListingsLeftProps) {
  const { data, isError, isFetching, refetch } = useQuery(listingsLeft(sellerId, takedown));
  if (isError && !isFetching) {
    return (
      <p className="listings-left">
        {suspensionTexts.leftFailed}{' '}
        <button type="button" className="btn btn-outline-secondary btn-sm" onClick={() => void refetch()}>
          {controlTexts.tryAgain}
        </button>
      </p>
    );
  }
  if (!data) return <p className="listings-left skeleton-line" aria-hidden="true" />;
  return (
    <p className="listings-left">
      {leftTexts[takedown](formatCount(data))}{' '}
      {data.count > 0 && (
        <ActionButton className="btn btn-outline-primary btn-sm" busy={busy} onClick={onContinue}>
          {suspensionTexts.goOn}
        </ActionButton>
      )}
    </p>
  );
}
