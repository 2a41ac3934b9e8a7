import type * as english from '../../../../listings/state/stateTexts';

export const listingStateLabels: typeof english.listingStateLabels = {
  pending: 'जाँच बाक़ी',
  approved: 'साइट पर है',
  rejected: 'नामंज़ूर',
  sold: 'बिक गई',
  withdrawn: 'हटा ली गई',
  suspended: 'रोकी गई',
};
