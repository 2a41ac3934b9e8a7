import type { ListingState } from './listingState';
import { listingStateLabels } from './stateTexts';

const tones: Readonly<Record<ListingState, string>> = {
  pending: 'state-pending',
  approved: 'state-approved',
  rejected: 'state-rejected',
  sold: 'state-closed',
  withdrawn: 'state-closed',
  suspended: 'state-closed',
};

/** The state of a listing, in words (A11Y-5). */
export function ListingStateBadge({ state }: { state: ListingState }) {
  return <span className={`state-badge ${tones[state]}`}>{listingStateLabels[state]}</span>;
}
