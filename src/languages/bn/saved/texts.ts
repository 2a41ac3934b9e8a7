import type * as english from '../../../saved/texts';
import { compareLimits } from '../../../shared/limits';
import { formatNumber } from '../../../shared/numbers/indianNumber';
import type { Translated } from '../../translated';

export const savedTexts: Translated<typeof english.savedTexts> = {
  heading: 'সেভ করা গাড়ি-বাইক',
  lead: 'যে গাড়ি আর বাইক মনে রাখতে চান, শেষে সেভ করা আগে। কতজন সেভ করেছেন ডিলার তা জানেন, কে করেছেন তা জানেন না।',
  onDevice: 'এগুলি এই ডিভাইসে আছে। লগ ইন করুন, তাহলে আপনার অ্যাকাউন্ট থেকে সব ডিভাইসে পাবেন।',
  logIn: 'লগ ইন করুন',
  whyLogIn: 'সেভ করা গাড়ি নিজের অ্যাকাউন্টে রাখতে লগ ইন করুন',
  notJoined: (count) =>
    count === 1
      ? 'এই ডিভাইসের একটি গাড়ির জায়গা আপনার অ্যাকাউন্টে নেই। নিচে থেকে একটি সরান, তাহলে ডিভাইসের গাড়িটি অ্যাকাউন্টে চলে যাবে।'
      : `এই ডিভাইসের ${count}টি গাড়ির জায়গা আপনার অ্যাকাউন্টে নেই। নিচে থেকে কয়েকটি সরান, তাহলে ডিভাইসের গাড়িগুলি অ্যাকাউন্টে চলে যাবে।`,
  loading: 'আপনার সেভ করা গাড়ি লোড হচ্ছে...',
  failed: 'আপনার সেভ করা গাড়ি লোড করা গেল না। আবার চেষ্টা করুন।',
  signedOut: 'সেভ করা গাড়ি দেখতে লগ ইন করুন।',
  none: 'এখনও কোনও গাড়ি বা বাইক সেভ করেননি।',
  how: 'ছবির উপর হার্ট টিপুন। তাহলে এখানে দেখবেন এখন দাম কত, আর গাড়িটি এখনও আছে কি না।',
  list: 'সেভ করা গাড়ি-বাইক',
  savedAt: (time) => `সেভ করেছেন: ${time}`,
  less: (rupees) => `সেভ করার সময়ের চেয়ে ₹${formatNumber(rupees)} কম`,
  more: (rupees) => `সেভ করার সময়ের চেয়ে ₹${formatNumber(rupees)} বেশি`,
  sold: 'বিক্রি হয়ে গেছে',
  withdrawn: 'আর বিক্রির জন্য নেই',
  gone: 'আর দেখানো হচ্ছে না',
  goneName: { car: 'একটি গাড়ি যা আর দেখানো হচ্ছে না', bike: 'একটি বাইক যা আর দেখানো হচ্ছে না' },
  itemLoading: 'লোড হচ্ছে...',
  itemFailed: 'লোড করা গেল না।',
  remove: 'সরান',
  removeNamed: (name) => `সরান: ${name}`,
  removed: (name) => `${name} সরানো হয়েছে।`,
  undo: 'ফিরিয়ে আনুন',
  showMore: 'আরও দেখান',
};

export const compareChoiceTexts: Translated<typeof english.compareChoiceTexts> = {
  choose: 'তুলনা করুন',
  chooseNamed: (name) => `তুলনা করুন: ${name}`,
  hint: `তুলনা করতে ${compareLimits.fewest} থেকে ${compareLimits.most}টি গাড়ি বা বাইকে টিক দিন।`,
};
