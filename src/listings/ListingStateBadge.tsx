import { type ListingState, listingStateLabels } from '../../domain/listingState';

const tones: Readonly<Record<ListingState, string>> = {
  pending: 'state-pending',
  approved: 'state-approved',
  rejected: 'state-rejected',
  sold: 'state-closed',
  withdrawn: 'state-closed',
};

/** Where a listing stands, in words. */
export function ListingStateBadge({ state }: { state: ListingState }) {
  return <span className={`state-badge ${tones[state]}`}>{listingStateLabels[state]}</span>;
}
