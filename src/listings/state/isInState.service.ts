import { equal, type Filter } from '../../firebase/query';
import { type ListingState, stateFlags } from './listingState';

/** The listings in one state, by all fields that tell it. */
export function isInState(state: ListingState): readonly Filter[] {
  const { approved, Reject, closed } = stateFlags[state];
  return [equal('approved', approved), equal('Reject', Reject), equal('closed', closed)];
}
