import type * as english from '../../../pages/homeMoreTexts';
import type { Translated } from '../../translated';

export const stepTexts: Translated<typeof english.stepTexts> = {
  checks: {
    title: 'Second Gear কীভাবে যাচাই করে',
    lead: 'কিছুই নিজে থেকে সাইটে আসে না।',
    steps: [
      { title: 'প্রতিটি লিস্টিং দেখা হয়', text: 'ছবি, দাম আর তথ্য, কোনও ক্রেতা দেখার আগেই।' },
      {
        title: 'বদলালে আবার দেখা হয়',
        text: 'লিস্টিং বদলালে আবার যাচাই হয়। ডিলারের নতুন নামেরও।',
      },
      { title: 'বিক্রি হলে তালিকা থেকে সরে যায়', text: 'তার পেজে তা লেখা থাকে, কাছাকাছি দামের অন্যগুলিও দেখায়।' },
    ],
  },
  howItWorks: {
    title: 'কীভাবে কাজ করে',
    lead:
      'পুরনো গাড়ি আর বাইকের ডিলারদের সঙ্গে সারা ভারতের ক্রেতাদের মিলিয়ে দেয় Second Gear। টেস্ট ড্রাইভ বুক করুন, বা যে ' +
      'গাড়িটি কিনতে চান সেটিই বুক করুন।',
    steps: [
      { title: 'খুঁজুন', text: 'নাম, দাম বা জায়গা দিয়ে খুঁজুন, সার্চ সেভ করে রাখুন যাতে নতুন কী এল দেখা যায়।' },
      { title: 'বুক করুন', text: 'গাড়ি বুক করুন, বা দিন আর সময় বেছে টেস্ট ড্রাইভ। এখানে কোনও টাকা দিতে হবে না।' },
      { title: 'দেখা করুন', text: 'ডিলার অ্যাকসেপ্ট করেন। তাঁর ওখানে দেখা করুন, কাগজপত্র দেখুন, তারপর ঠিক করুন।' },
    ],
  },
};

export const browseTexts: Translated<typeof english.browseTexts> = {
  byMake: 'কোম্পানি ধরে দেখুন',
  carsByMake: 'কোম্পানি ধরে গাড়ি',
  bikesByMake: 'কোম্পানি ধরে বাইক',
  byBody: 'বডি টাইপ ধরে দেখুন',
  bodiesByKind: { car: 'বডি টাইপ ধরে গাড়ি', bike: 'বডি টাইপ ধরে বাইক' },
  byPlace: 'জায়গা ধরে দেখুন',
  carsByPlace: 'জায়গা ধরে গাড়ি',
};
