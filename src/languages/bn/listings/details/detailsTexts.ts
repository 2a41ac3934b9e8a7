import type * as english from '../../../../listings/details/detailsTexts';
import type { Translated } from '../../../translated';

export const detailsTexts: Translated<typeof english.detailsTexts> = {
  photosOf: (name) => `ছবি: ${name}`,
  photoOf: (name, number, count) => `${name}, ${count}টির মধ্যে ছবি ${number}`,
  wholeScreen: '(পুরো স্ক্রিনে দেখুন)',
  showPhoto: (number) => `ছবি ${number} দেখান`,
  factGroups: {
    overview: 'এক নজরে',
    engine: 'ইঞ্জিন',
    safety: 'সেফটি আর ওয়ারেন্টি',
    papers: 'কাগজপত্র',
    model: 'মডেল আর মাপ',
  },
  place: 'জায়গা',
  safety: 'সাবধানে কিনুন',
  safetyTips: [
    'ডিলারের ওখানে দেখা করুন, চালিয়ে দেখে তবেই ঠিক করুন।',
    'কাগজপত্র দেখে নিন: রেজিস্ট্রেশন, বিমা, সার্ভিস বুক।',
    'টাকা পাওয়ার জন্য কখনও টাকা দেবেন না, গাড়ি দেখার আগে কিছুই দেবেন না।',
  ],
  description: 'বিবরণ',
  dealer: 'ডিলার',
  allOfDealer: 'এই ডিলারের সব গাড়ি দেখুন',
};
