import type * as english from '../../../ratings/texts';
import { formatMonth, monthOf } from '../../../shared/time/month';
import type { Translated } from '../../translated';

export const ratingTexts: Translated<typeof english.ratingTexts> = {
  heading: 'রেটিং',
  stars: (stars) => `5-এর মধ্যে ${stars} স্টার`,
  average: (average, { count, testDrives }) =>
    `5-এর মধ্যে ${average}, মোট ${count}টি রেটিং, তার মধ্যে টেস্ট ড্রাইভ সহ ${testDrives}টি`,
  when: (at) => formatMonth(monthOf(at)),
  described: ({ asDescribed }) => (asDescribed ? 'বিবরণের সঙ্গে মিলেছে' : 'বিবরণের সঙ্গে মেলেনি'),
  punctual: ({ onTime }) => (onTime ? 'ডিলার সময়মতো ছিলেন' : 'ডিলার সময়মতো ছিলেন না'),
  answer: 'ডিলারের উত্তর',
  loading: 'রেটিং লোড হচ্ছে...',
  failed: 'রেটিং লোড করা গেল না। আবার চেষ্টা করুন।',
  none: 'এই ডিলারকে এখনও কেউ রেটিং দেননি।',
};

export const rateTexts: Translated<typeof english.rateTexts> = {
  open: 'এই ডিলারকে রেটিং দিন',
  again: 'এই ডিলারকে আবার রেটিং দিন',
  replaces: (stars) => `এটি আপনার আগের রেটিংয়ের (5-এর মধ্যে ${stars}) জায়গায় বসবে।`,
  confirmLead: 'ইমেল কনফার্ম করা থাকলে তবেই ডিলারকে রেটিং দেওয়া যায়। আমরা আপনাকে একটি লিঙ্ক পাঠাব।',
  checking: 'আপনার ইমেল কনফার্ম করা কি না দেখা হচ্ছে...',
  rated: (stars) => `আপনার রেটিং: 5-এর মধ্যে ${stars}`,
  hidden: 'Second Gear আপনার রেটিং লুকিয়ে রেখেছে।',
  readFailed: 'আপনার রেটিং লোড করা গেল না। আবার চেষ্টা করুন।',
  title: (dealer) => `রেটিং দিন: ${dealer}`,
  lead: 'সবাই এটি পড়তে পারেন, তবে আপনার নাম থাকবে না। পরে বদলানো যাবে না।',
  stars: 'কেমন লাগল?',
  starsOf: (stars) => `${stars} স্টার`,
  asDescribed: 'গাড়ি কি বিবরণের সঙ্গে মিলেছে?',
  onTime: 'ডিলার কি সময়মতো ছিলেন?',
  yes: 'হ্যাঁ',
  no: 'না',
  text: 'অন্যদের কী জানা দরকার?',
  textHint: 'কারও নাম বা ফোন নম্বর লিখবেন না।',
  missing: 'স্টার বাছুন, আর দুটি প্রশ্নেরই উত্তর দিন।',
  send: 'রেটিং পাঠান',
  sending: 'পাঠানো হচ্ছে...',
  sendFailed: 'আপনার রেটিং পাঠানো গেল না। আবার চেষ্টা করুন।',
  signedOut: 'আপনার লগ ইন শেষ হয়ে গেছে। ডিলারকে রেটিং দিতে আবার লগ ইন করুন।',
};

export const answerTexts: Translated<typeof english.answerTexts> = {
  heading: 'যে রেটিংয়ের উত্তর বাকি',
  failed: 'আপনার রেটিং লোড করা গেল না। আবার চেষ্টা করুন।',
  label: 'আপনার উত্তর',
  hint: 'সবাই এটি পড়তে পারেন। পরে বদলানো যাবে না।',
  missing: 'উত্তর লিখুন।',
  send: 'উত্তর পাঠান',
  sending: 'পাঠানো হচ্ছে...',
  sendFailed: 'আপনার উত্তর পাঠানো গেল না। আবার চেষ্টা করুন।',
  changed: 'এই রেটিংয়ের উত্তর আগেই দেওয়া হয়েছে।',
  signedOut: 'আপনার লগ ইন শেষ হয়ে গেছে। আবার লগ ইন করুন।',
};

export const hideReasonLabels: Translated<typeof english.hideReasonLabels> = {
  abuse: 'এতে কাউকে অপমান করা হয়েছে বা হুমকি দেওয়া হয়েছে',
  personal: 'এতে কারও নাম, ঠিকানা বা ফোন নম্বর আছে',
  unrelated: 'এটি এই বিক্রি নিয়ে নয়',
  false: 'এতে যা বলা হয়েছে তা মিথ্যা প্রমাণ হয়েছে',
  advertising: 'এটি বিজ্ঞাপন',
};

export const ratingsAsAdminTexts: Translated<typeof english.ratingsAsAdminTexts> = {
  heading: 'রেটিং',
  hide: 'লুকোন',
  show: 'আবার দেখান',
  of: (name) => `: ${name} যে রেটিং দিয়েছেন`,
  hidden: (reason) => `লুকোনো: ${reason}`,
  none: 'এই ডিলারকে কেউ রেটিং দেননি।',
  title: (name) => `${name} যে রেটিং দিয়েছেন, তা লুকোবেন?`,
  lead: 'সাইটে যাঁরা আসেন তাঁরা আর এটি দেখবেন না, গড়েও গোনা হবে না। যে ক্রেতা দিয়েছেন তিনি আর ডিলার এখনও দেখতে পাবেন।',
  reason: 'কেন?',
  noReason: 'কেন, তা বাছুন।',
  failed: 'এটি সেভ করা গেল না। আবার চেষ্টা করুন।',
  changed: 'এর মধ্যে অন্য কেউ এটি নিয়ে সিদ্ধান্ত নিয়েছেন।',
  signedOut: 'অ্যাডমিনের লগ ইন শেষ হয়ে গেছে। আবার লগ ইন করুন।',
};
