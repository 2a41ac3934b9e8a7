import { type ListingState, listingStateFacts } from './listingState';
import { listingStateLabels } from './stateTexts';

/** The state of a listing, in words (A11Y-5). */
export function ListingStateBadge({ state }: { state: ListingState }) {
  const { tone } = listingStateFacts[state];
  return <span className={`state-badge state-${tone}`}>{listingStateLabels[state]}</span>;
}
