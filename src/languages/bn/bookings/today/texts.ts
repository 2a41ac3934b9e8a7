import type * as english from '../../../../bookings/today/texts';
import type { Translated } from '../../../translated';

export const todayTexts: Translated<typeof english.todayTexts> = {
  morning: (dealer) => `সুপ্রভাত, ${dealer}`,
  afternoon: (dealer) => `নমস্কার, ${dealer}`,
  evening: (dealer) => `শুভ সন্ধ্যা, ${dealer}`,
  requests: 'আপনার উত্তরের অপেক্ষায়',
  requestsLoading: 'যে রিকোয়েস্টের উত্তর বাকি, সেগুলি লোড হচ্ছে...',
  requestsFailed: 'যে রিকোয়েস্টের উত্তর বাকি, সেগুলি লোড করা গেল না। আবার চেষ্টা করুন।',
  noRequests: 'আপনার উত্তরের অপেক্ষায় কিছু নেই।',
  allRequests: 'উত্তর বাকি এমন সব রিকোয়েস্ট দেখুন',
  // It stands between the buyer's name and that of the vehicle.
  wants: { car: 'গাড়িটি চান:', bike: 'বাইকটি চান:' },
  someone: 'একজন ক্রেতা',
  noTestDrive: 'কল চান',
  hourHasPassed: 'সময় পেরিয়ে গেছে',
  asked: (ago) => `রিকোয়েস্ট ${ago}`,
  another: 'অন্য সময়',
  call: 'কল করুন',
  callWho: (name) => `কল করুন: ${name}`,
  sendDirections: 'রাস্তা পাঠান',
  sendDirectionsTo: (name) => `রাস্তা পাঠান: ${name}`,
  directions: (dealer, link) => `${dealer} পর্যন্ত যাওয়ার রাস্তা: ${link}`,
  accepted: (name) => `অ্যাকসেপ্ট হয়েছে। ${name} এখন দেখতে পাবেন।`,
  declined: (name) => `ফিরিয়ে দেওয়া হয়েছে। ${name} আপনার দেওয়া কারণ দেখতে পাবেন।`,
  proposed: (name) => `সময় জানানো হয়েছে। এবার ${name} এই সময় নেবেন বা অন্য সময় চাইবেন।`,
  testDrives: 'টেস্ট ড্রাইভ',
  testDrivesLoading: 'আপনার টেস্ট ড্রাইভ লোড হচ্ছে...',
  today: 'আজ',
  tomorrow: 'কাল',
  noneToday: 'আজ নেই।',
  noneTomorrow: 'কাল নেই।',
  testDrivesFailed: 'আপনার টেস্ট ড্রাইভ লোড করা গেল না। আবার চেষ্টা করুন।',
  numbers: 'হিসেব',
  live: 'সাইটে আছে',
  waiting: 'যাচাই বাকি',
  thisWeek: 'রিকোয়েস্ট, 7 দিনে',
  saved: 'বার সেভ করেছেন ক্রেতারা',
  notKnown: '–',
};

export const waitingCountTexts: Translated<typeof english.waitingCountTexts> = {
  ofRequests: (count) => `${count}টির উত্তর বাকি`,
};
