import type * as english from '../../../../listings/state/stateTexts';

export const listingStateLabels: typeof english.listingStateLabels = {
  pending: 'যাচাই বাকি',
  approved: 'সাইটে আছে',
  rejected: 'নামঞ্জুর',
  sold: 'বিক্রি হয়ে গেছে',
  withdrawn: 'সরিয়ে নেওয়া',
  suspended: 'আটকানো',
};
