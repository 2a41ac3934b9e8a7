import { type ListingState, listingStateFacts } from './listingState';
import { listingStateLabels } from './stateTexts';

interface ListingStateBadgeProps {
  readonly state: ListingState;
  readonly labels?: Readonly<Record<ListingState, string>>;
}

/** The state of a listing, in words (A11Y-5). */
export function ListingStateBadge({ state, labels = listingStateLabels }: ListingStateBadgeProps) {
  const { tone } = listingStateFacts[state];
  return <span className={`state-badge state-${tone}`}>{labels[state]}</span>;
}
