import { mayMove, type ReviewDecision } from '../../domain/listingState';
import type { Seller } from '../../domain/seller';
import type { Vehicle } from '../../domain/vehicle';
import { ListingStateBadge } from '../listings/ListingStateBadge';
import { VehicleCard } from '../listings/VehicleCard';

interface ReviewCardProps {
  readonly vehicle: Vehicle;
  readonly seller: Seller | null | undefined;
  readonly busy: boolean;
  readonly onDecide: (decision: ReviewDecision) => void;
  readonly onShowDetails: () => void;
}

/** A post as the admin sees it; what has been decided already cannot be decided again. */
export function ReviewCard({ vehicle, seller, busy, onDecide, onShowDetails }: ReviewCardProps) {
  const { state } = vehicle;
  return (
    <VehicleCard
      vehicle={vehicle}
      seller={seller}
      badge={<ListingStateBadge state={state} />}
      actions={
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={onShowDetails}>
            Know More
          </button>
          <button
            type="button"
            className="btn btn-primary"
            disabled={busy || !mayMove('approve', state)}
            onClick={() => onDecide('approve')}
          >
            {state === 'approved' ? 'Approved' : 'Approve'}
          </button>
          <button
            type="button"
            className="btn btn-outline-danger"
            disabled={busy || !mayMove('reject', state)}
            onClick={() => onDecide('reject')}
          >
            Delete
          </button>
        </>
      }
    />
  );
}
