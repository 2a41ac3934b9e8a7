import type * as english from '../../../../listings/stated/statedTexts';
import type { Translated } from '../../../translated';

export const statedTexts: Translated<typeof english.statedTexts> = {
  legend: 'কাগজপত্র আর পুরনো রেকর্ড',
  hint: 'এগুলি না দিলেও চলে। ক্রেতারা এগুলি আপনার কথা হিসেবে দেখেন, আর আসার আগে কম প্রশ্ন করেন।',
  monthHint: 'সাল আর মাস, যেমন 2027-03',
  wrongMonth: 'আগে সাল, তারপর মাস লিখুন, যেমন 2027-03।',
  over: (month) => `${month} (শেষ হয়ে গেছে)`,
  fourOrMore: '4 বা বেশি',
  dealerSays: 'ডিলার বলছেন',
  notStated: 'বলা নেই',
  asDealerSays: 'মালিক আর কাগজপত্রের কথা ডিলারের বলা। টাকা দেওয়ার আগে আসল কাগজ দেখে নিন।',
};

export const statedLabels: Translated<typeof english.statedLabels> = {
  owners: 'মালিক',
  registeredState: 'রেজিস্ট্রেশনের রাজ্য',
  registeredYear: 'রেজিস্ট্রেশনের সাল',
  insuranceUntil: 'বিমা কবে পর্যন্ত',
  serviceHistory: 'সার্ভিসের রেকর্ড',
  accidents: 'অ্যাক্সিডেন্ট',
  loan: 'লোন',
  spareKey: 'বাড়তি চাবি',
};
