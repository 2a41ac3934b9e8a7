import type * as english from '../../../../listings/state/stateTexts';

export const listingStateLabels: typeof english.listingStateLabels = {
  pending: 'சரிபார்ப்பில் உள்ளது',
  approved: 'தளத்தில் உள்ளது',
  rejected: 'ரிஜெக்ட் ஆனது',
  sold: 'விற்பனையானது',
  withdrawn: 'விற்பனை நிறுத்தம்',
  suspended: 'முடக்கப்பட்டது',
};
