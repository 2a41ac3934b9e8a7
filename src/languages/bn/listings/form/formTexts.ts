import type * as english from '../../../../listings/form/formTexts';
import { photoLimits } from '../../../../shared/limits';
import type { Translated } from '../../../translated';

const most = `একটি লিস্টিংয়ে সবচেয়ে বেশি ${photoLimits.slots}টি ছবি রাখা যায়।`;

export const listingFormTexts: Translated<typeof english.listingFormTexts> = {
  title: 'গাড়ির তথ্য লিখুন',
  derived: 'কোম্পানি, মডেল আর বডি টাইপ',
  derivedHint: 'এগুলি দিয়ে ক্রেতারা আপনার লিস্টিং খোঁজেন। আপনি না বদলানো পর্যন্ত নাম থেকে নিজে নিজেই ভরে যায়।',
  incomplete: 'দরকারি সব ঘর ভরুন।',
  uploadFailed: 'গাড়ি সেভ করা গেল না। আবার চেষ্টা করুন।',
  uploaded: 'সেভ হয়ে গেছে!',
  uploading: 'পাঠানো হচ্ছে...',
  rupees: '₹',
  priceExample: 'যেমন 4,50,000 বা 4.5 লাখ',
  amountHint: (amount) => `ক্রেতারা দেখবেন: ${amount}`,
  proposed: (count, of) => `সাজেশন: সাইটে এই মডেলের ${of}টি লিস্টিংয়ের মধ্যে ${count}টিতে এটিই আছে। মিলিয়ে নিন।`,
  priceQuestion: 'এই দাম ঠিক আছে?',
  amountReads: (amount) => `ক্রেতারা দেখবেন ${amount}। ঠিক আছে?`,
  save: 'হ্যাঁ, সেভ করুন',
  changePrice: 'দাম বদলান',
  distanceQuestion: 'এই কিলোমিটার ঠিক আছে?',
  distanceUnknown: (text) => `ক্রেতারা দেখবেন ${text}, আর কিলোমিটার দিয়ে কোনও সার্চে এই গাড়ি পাওয়া যাবে না। ঠিক আছে?`,
  changeDistance: 'কিলোমিটার বদলান',
};

export const groupDone: Translated<typeof english.groupDone> = 'হয়েছে';

export const formGroupTexts: Translated<typeof english.formGroupTexts> = {
  vehicle: 'গাড়ি',
  condition: 'গাড়ির অবস্থা',
};

export const tooFewPhotosTexts: Translated<typeof english.tooFewPhotosTexts> = {
  car: 'গাড়ির অন্তত একটি ছবি দিন।',
  bike: 'বাইকের অন্তত দুটি ছবি দিন।',
};

export const listingPhotoTexts: Translated<typeof english.listingPhotoTexts> = {
  heading: 'ছবি',
  hint: {
    1: 'অন্তত একটি ছবি, JPG বা PNG। প্রথম ছবিটি কভার।',
    2: 'অন্তত দুটি ছবি, JPG বা PNG। প্রথম ছবিটি কভার।',
  },
  label: (number) => `ছবি ${number}`,
  addMore: 'আরও ছবি দিন',
  takePhoto: 'ছবি তুলুন',
  room: (free) =>
    free === 0
      ? `${most} আর একটি দিতে হলে আগে একটি সরান।`
      : `একসঙ্গে কয়েকটি ছবি বাছুন, বা এখানে টেনে এনে ছাড়ুন। আরও ${free}টি ছবির জায়গা আছে।`,
  leftOut: (count) => `${most} ${count}টি বাদ গেছে।`,
  notAdded: (name, reason) => `${name}: ${reason}`,
  shows: (number) => `ছবি ${number}: কী আছে`,
  showsNothing: 'এতে কী আছে?',
  moved: (number) => `এটি এখন ছবি ${number}।`,
  stored: 'সেভ করা আছে',
  alt: (label, name) => `${label}: ${name}`,
  cover: 'কভার',
  moveEarlier: 'আগে আনুন',
  moveLater: 'পরে নিন',
  remove: 'সরান',
  progress: (label) => `${label}: কতটা গেছে`,
  compressing: 'ছোট করা হচ্ছে...',
  sending: (percent) => `পাঠানো হচ্ছে: ${percent} %`,
  sent: 'পাঠানো হয়েছে',
  notSent: 'পাঠানো যায়নি',
  sentLater: 'এখনও পাঠানো হয়নি। নিজে নিজেই আবার চেষ্টা হবে।',
  allSent: (sent, all) => `${all}টির মধ্যে ${sent}টি ছবি পাঠানো হয়েছে।`,
  restLater: 'বাকিগুলি নিজে নিজেই আবার পাঠানো হবে।',
  wrongType: 'শুধু JPG, JPEG আর PNG ছবি চলবে।',
  twice: 'এই ছবি আগেই বাছা হয়েছে। অন্য একটি বাছুন।',
  gone: 'এই ছবি আর লিস্টিংয়ে নেই। সরিয়ে দিন, বা আবার বাছুন।',
};
