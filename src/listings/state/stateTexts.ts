import type { ListingState } from './listingState';

export const listingStateLabels: Readonly<Record<ListingState, string>> = {
  pending: 'Waiting for approval',
  approved: 'Live',
  rejected: 'Rejected',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
  suspended: 'Put aside',
};
