import type * as english from '../../../compare/texts';
import { loanSettings } from '../../../monthlyCost/settings';
import { compareLimits } from '../../../shared/limits';
import type { Translated } from '../../translated';

const { downPaymentPercent, ratePercent, months } = loanSettings;
const { most } = compareLimits;

export const compareTexts: Translated<typeof english.compareTexts> = {
  heading: { car: 'গাড়ির তুলনা', bike: 'বাইকের তুলনা' },
  title: (names) => names.join(' না '),
  compare: 'তুলনা করুন',
  compareNamed: (name) => `অন্য গাড়ির সঙ্গে তুলনা করুন: ${name}`,
  table: { car: 'গাড়ির তুলনা', bike: 'বাইকের তুলনা' },
  fact: 'তথ্য',
  booking: 'বুকিং',
  price: 'দাম',
  monthlyCost: 'মাসে খরচ',
  place: 'জায়গা',
  dealer: 'ডিলার',
  notStated: 'বলা নেই',
  differs: 'আলাদা',
  marked: 'যেগুলিতে চিহ্ন আছে, সেগুলি আলাদা।',
  onlyDifferences: 'শুধু যা আলাদা, তা দেখান',
  nothingDiffers: 'সব তথ্য একই।',
  remove: 'সরান',
  fullTitle: {
    car: `তুলনার জন্য ${most}টি গাড়ি বাছা হয়ে গেছে`,
    bike: `তুলনার জন্য ${most}টি বাইক বাছা হয়ে গেছে`,
  },
  full: `সবচেয়ে বেশি ${most}টির তুলনা করা যায়। এটি যোগ করতে হলে তুলনা খুলে আগে একটি সরান।`,
  notKept: 'এই ব্রাউজার এই সাইটের জন্য কিছু রাখে না, তাই আপনার বাছাই রাখা যাচ্ছে না।',
  removeNamed: (name) => `সরান: ${name}`,
  sold: 'বিক্রি হয়ে গেছে',
  withdrawn: 'আর বিক্রির জন্য নেই',
  loading: 'লোড হচ্ছে...',
  failed: 'এগুলি লোড করা গেল না। আবার চেষ্টা করুন।',
  gone: {
    car: (count) => `এর মধ্যে ${count}টি গাড়ি আর দেখানো হচ্ছে না।`,
    bike: (count) => `এর মধ্যে ${count}টি বাইক আর দেখানো হচ্ছে না।`,
  },
  mixed: {
    car: 'গাড়ির সঙ্গে গাড়ির তুলনা হয়, বাইকের সঙ্গে বাইকের। এখানে গাড়িগুলি আছে।',
    bike: 'গাড়ির সঙ্গে গাড়ির তুলনা হয়, বাইকের সঙ্গে বাইকের। এখানে বাইকগুলি আছে।',
  },
  tooMany: `সবচেয়ে বেশি ${most}টির তুলনা করা যায়। এখানে প্রথম ${most}টি আছে।`,
  nothing: 'তুলনা করার মতো এখনও কিছু নেই',
  nothingHow: 'দুই থেকে চারটি গাড়ি বা বাইকের বিস্তারিত খুলে “তুলনা করুন” টিপুন, নয়তো সেভ করা তালিকায় টিক দিন।',
  saved: 'সেভ করা তালিকা দেখুন',
  add: { car: 'আর একটি গাড়ি যোগ করুন', bike: 'আর একটি বাইক যোগ করুন' },
  addLead: 'সম্প্রতি দেখা আর সেভ করা',
  addOne: {
    car: 'তুলনার জন্য অন্তত আর একটি গাড়ি বাছুন।',
    bike: 'তুলনার জন্য অন্তত আর একটি বাইক বাছুন।',
  },
  addNamed: (name) => `যোগ করুন: ${name}`,
  noMore: 'অন্য একটির বিস্তারিত খুলে “তুলনা করুন” টিপুন, নয়তো তালিকা থেকে বাছুন।',
  browse: { car: 'গাড়ি দেখুন', bike: 'বাইক দেখুন' },
  print: 'প্রিন্ট করুন',
  estimate: `মাসে খরচ একটা আন্দাজ, কোনও অফার নয়: ডাউন পেমেন্ট ${downPaymentPercent} %, সুদের হার বছরে ${ratePercent} %, ${months} মাস।`,
};

export const trayTexts: Translated<typeof english.trayTexts> = {
  label: 'তুলনার জন্য বাছা',
  chosen: {
    car: (count) => `${most}টির মধ্যে ${count}টি গাড়ি`,
    bike: (count) => `${most}টির মধ্যে ${count}টি বাইক`,
  },
  clear: 'সরান',
  clearNamed: { car: 'তুলনার গাড়িগুলি সরান', bike: 'তুলনার বাইকগুলি সরান' },
  compare: {
    car: (count) => (count === 1 ? 'আর একটি গাড়ি যোগ করুন' : `${count}টি গাড়ির তুলনা করুন`),
    bike: (count) => (count === 1 ? 'আর একটি বাইক যোগ করুন' : `${count}টি বাইকের তুলনা করুন`),
  },
};
