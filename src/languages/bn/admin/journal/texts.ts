import type * as english from '../../../../admin/journal/texts';
import type { Translated } from '../../../translated';

export const journalTexts: Translated<typeof english.journalTexts> = {
  tab: 'রেকর্ড',
  heading: 'রেকর্ড',
  kinds: 'কোন সিদ্ধান্ত',
  all: 'সব',
  ofDealer: (name) => `${name} আর তাঁর লিস্টিং নিয়ে সিদ্ধান্ত`,
  allDealers: 'সব ডিলারের সিদ্ধান্ত',
  dealerForm: 'একজন ডিলারকে নিয়ে সিদ্ধান্ত',
  dealerField: 'ডিলারের নাম বা ফোন',
  find: 'ডিলার খুঁজুন',
  loading: 'সিদ্ধান্ত লোড হচ্ছে...',
  failed: 'সিদ্ধান্ত লোড করা গেল না। আবার চেষ্টা করুন।',
  none: 'এমন কোনও সিদ্ধান্ত নেওয়া হয়নি।',
  noTime: 'সময় লেখা নেই',
  // It stands after the dealer's name; `admin` is one of the two texts below.
  by: (admin) => `· সিদ্ধান্ত: ${admin}`,
  you: 'আপনি',
  admin: (end) => `অ্যাডমিন …${end}`,
  download: 'তালিকায় যা আছে ডাউনলোড করুন (CSV)',
};

export const journalKindLabels: Translated<typeof english.journalKindLabels> = {
  approved: 'মঞ্জুর',
  rejected: 'ডিলিট করা',
  seen: 'সরাসরি বদল দেখা',
  takenBack: 'তুলে নেওয়া',
  changes: 'প্রোফাইলের বদল',
  suspensions: 'সাসপেনশন',
  warnings: 'সতর্কবার্তা',
  checks: 'ডিলার যাচাই',
  reports: 'অভিযোগ',
  ratings: 'রেটিং',
};

export const journalDecisionTexts: Translated<typeof english.journalDecisionTexts> = {
  car: {
    approve: 'গাড়ির লিস্টিং মঞ্জুর করা হয়েছে',
    reject: 'গাড়ির লিস্টিং ডিলিট করা হয়েছে',
    acknowledge: 'সরাসরি বদলের পর গাড়ির লিস্টিং দেখা হয়েছে',
    requeue: 'গাড়ির লিস্টিংয়ের যাচাই আবার বাকি',
    reopen: 'গাড়ির লিস্টিং আবার দেখতে হবে',
  },
  bike: {
    approve: 'বাইকের লিস্টিং মঞ্জুর করা হয়েছে',
    reject: 'বাইকের লিস্টিং ডিলিট করা হয়েছে',
    acknowledge: 'সরাসরি বদলের পর বাইকের লিস্টিং দেখা হয়েছে',
    requeue: 'বাইকের লিস্টিংয়ের যাচাই আবার বাকি',
    reopen: 'বাইকের লিস্টিং আবার দেখতে হবে',
  },
  profileChange: { approve: 'প্রোফাইলের বদল মঞ্জুর করা হয়েছে', reject: 'প্রোফাইলের বদল নামঞ্জুর করা হয়েছে' },
  suspension: { suspend: 'ডিলারকে সাসপেন্ড করা হয়েছে', lift: 'ডিলারের সাসপেনশন তুলে নেওয়া হয়েছে' },
  warning: { warn: 'ডিলারকে সতর্ক করা হয়েছে' },
  check: { check: 'ডিলারকে যাচাই চিহ্ন দেওয়া হয়েছে' },
  report: { done: 'অভিযোগ মিটে গেছে' },
  rating: { hide: 'রেটিং লুকোনো হয়েছে', show: 'রেটিং আবার দেখানো হয়েছে' },
};

export const journalColumns: Translated<typeof english.journalColumns> = [
  'সময়',
  'সিদ্ধান্ত',
  'কী নিয়ে',
  'ডিলার',
  'কারণ',
  'অ্যাডমিন',
  'রেকর্ড',
];
