import type * as english from '../../../ui/texts';
import type { Translated } from '../../translated';

export const dialogTexts: Translated<typeof english.dialogTexts> = {
  error: 'সমস্যা হয়েছে',
  invalidInput: 'তথ্য ঠিক নেই',
  invalid: 'ঠিক নেই',
  ok: 'ঠিক আছে',
  cancel: 'থাক',
};

export const headTexts: Translated<typeof english.headTexts> = {
  siteName: 'Second Gear',
  title: (page) => `${page} | Second Gear`,
  description: 'সারা ভারতের ডিলারদের সেকেন্ড হ্যান্ড গাড়ি আর সেকেন্ড হ্যান্ড বাইক। ছবি আর তথ্য দেখুন, টেস্ট ড্রাইভ বা গাড়িটিই বুক করুন।',
};

export const controlTexts: Translated<typeof english.controlTexts> = {
  choose: 'বেছে নিন',
  close: 'বন্ধ করুন',
  hide: 'লুকোন',
  loading: 'লোড হচ্ছে...',
  oneMoment: 'এক মিনিট...',
  newTab: '(নতুন ট্যাবে খুলবে)',
  optional: 'না দিলেও চলে',
  opensLater: 'আপনি অফলাইনে আছেন। নেটওয়ার্ক ফিরলে এটি খুলবে।',
  save: 'সেভ করুন',
  show: 'দেখান',
  suggestions: 'সাজেশন',
  thePassword: '(পাসওয়ার্ড)',
  tryAgain: 'আবার চেষ্টা করুন',
};

export const networkTexts: Translated<typeof english.networkTexts> = {
  offline: 'আপনি অফলাইনে আছেন।',
  slow: 'নেটওয়ার্ক ধীরে চলছে।',
  choiceKept: 'আপনার বাছাই থেকে যাবে।',
  typedKept: 'আপনি যা লিখেছেন তা থেকে যাবে।',
};

export const carouselTexts: Translated<typeof english.carouselTexts> = {
  role: 'ক্যারোসেল',
  previous: (label) => `আগের: ${label}`,
  pause: (label) => `থামান: ${label}`,
  next: (label) => `পরের: ${label}`,
};

// `who` is in the dative: bookingCardTexts.callee, inboxTexts.whom.
