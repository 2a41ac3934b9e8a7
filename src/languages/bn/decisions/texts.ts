import type * as english from '../../../decisions/texts';
import { formatNumber } from '../../../shared/numbers/indianNumber';
import type { Translated } from '../../translated';
import { listingStateLabels } from '../listings/state/stateTexts';

export const decisionTexts: Translated<typeof english.decisionTexts> = {
  signedOut: 'অ্যাডমিনের লগ ইন শেষ হয়ে গেছে। আবার লগ ইন করুন।',
  reasonHint: 'ডিলার এটি দেখতে পাবেন।',
  // It stands after a time.
  by: (who) => `· অ্যাডমিন ${who}`,
  history: 'এ পর্যন্ত সিদ্ধান্ত',
  earlier: 'আগের সিদ্ধান্ত',
  tooManyPixels: (width, height) =>
    `এই ছবিতে ${formatNumber(width)} × ${formatNumber(height)} পিক্সেল আছে। এটি দেখানো হচ্ছে না, কারণ তাতে এই পেজ বন্ধ হয়ে যেতে পারে।`,
};

export const reviewMoveLabels: Translated<typeof english.reviewMoveLabels> = {
  approve: 'মঞ্জুর',
  reject: 'ডিলিট করা',
  acknowledge: 'সরাসরি বদল দেখা হয়েছে',
  requeue: 'সিদ্ধান্ত তুলে নেওয়া হয়েছে',
  reopen: '“দেখেছি” তুলে নেওয়া হয়েছে',
};

export const adminStateLabels: Translated<typeof english.adminStateLabels> = {
  ...listingStateLabels,
  rejected: 'ডিলিট করা',
};
