import type * as english from '../../../../listings/state/stateTexts';

export const listingStateLabels: typeof english.listingStateLabels = {
  pending: 'तपासणी बाकी',
  approved: 'साइटवर आहे',
  rejected: 'नामंजूर',
  sold: 'विकली गेली',
  withdrawn: 'काढून घेतली',
  suspended: 'बाजूला ठेवली',
};
