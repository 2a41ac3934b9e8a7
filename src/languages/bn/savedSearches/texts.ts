import type * as english from '../../../savedSearches/texts';
import { savedSearchLimits } from '../../../shared/limits';
import type { Translated } from '../../translated';

export const savedSearchTexts: Translated<typeof english.savedSearchTexts> = {
  all: 'আমার সার্চ',
  save: 'এই সার্চ সেভ করুন',
  saveShort: 'সেভ',
  saving: 'সেভ হচ্ছে...',
  saved: 'সেভ করা',
  saveFailed: 'এই সার্চ সেভ করা গেল না। আবার চেষ্টা করুন।',
  tooManyTitle: `${savedSearchLimits.searches}টি সার্চ সেভ করা হয়ে গেছে`,
  tooMany: 'আর জায়গা নেই। আগে “আমার সার্চ” থেকে একটি সরান।',
  tooLongTitle: 'সেভ করার জন্য এই সার্চ বেশি বড়',
  tooLong: 'আগে কয়েকটি ফিল্টার সরান।',
  loginNeeded: 'আপনার লগ ইন শেষ হয়ে গেছে। এই সার্চ সেভ করতে আবার লগ ইন করুন।',
};

export const mySearchesTexts: Translated<typeof english.mySearchesTexts> = {
  heading: 'আমার সার্চ',
  lead: 'গতবার দেখার পর নতুন কী এসেছে দেখুন। সবচেয়ে নতুন লিস্টিং আগে থাকে।',
  onDevice: 'এই সার্চগুলি এই ডিভাইসে আছে। লগ ইন করুন, তাহলে আপনার অ্যাকাউন্ট থেকে সব ডিভাইসে পাবেন।',
  logIn: 'লগ ইন করুন',
  whyLogIn: 'সার্চগুলি নিজের অ্যাকাউন্টে রাখতে লগ ইন করুন',
  notJoined: (count) =>
    count === 1
      ? 'এই ডিভাইসের একটি সার্চের জায়গা আপনার অ্যাকাউন্টে নেই। নিচে থেকে একটি সরান, তাহলে ডিভাইসের সার্চটি অ্যাকাউন্টে চলে যাবে।'
      : `এই ডিভাইসের ${count}টি সার্চের জায়গা আপনার অ্যাকাউন্টে নেই। নিচে থেকে কয়েকটি সরান, তাহলে ডিভাইসের সার্চগুলি অ্যাকাউন্টে চলে যাবে।`,
  loading: 'আপনার সার্চ লোড হচ্ছে...',
  failed: 'আপনার সার্চ লোড করা গেল না। আবার চেষ্টা করুন।',
  signedOut: 'নিজের সার্চ দেখতে লগ ইন করুন।',
  none: 'এখনও কোনও সার্চ সেভ করেননি।',
  how: 'গাড়ি বা বাইক খুঁজুন, তারপর “এই সার্চ সেভ করুন” টিপুন। তাহলে এখানে দেখবেন নতুন কী এল।',
  kinds: { car: 'গাড়ি', bike: 'বাইক' },
  all: { car: 'সব গাড়ি', bike: 'সব বাইক' },
  counting: 'নতুন কী এল দেখা হচ্ছে...',
  countFailed: 'নতুনগুলি গোনা গেল না।',
  new: (count) => `${count}টি নতুন`,
  nothingNew: 'নতুন কিছু নেই',
  since: (time) => `${time} থেকে`,
  show: { car: 'গাড়ি দেখুন', bike: 'বাইক দেখুন' },
  remove: 'সরান',
  removeQuestion: 'এই সার্চ সরাবেন?',
  removeFailed: 'এই সার্চ সরানো গেল না। আবার চেষ্টা করুন।',
};
