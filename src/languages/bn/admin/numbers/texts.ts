import type * as english from '../../../../admin/numbers/texts';
import type { Translated } from '../../../translated';

export const numbersTexts: Translated<typeof english.numbersTexts> = {
  tab: 'হিসেব',
  heading: 'রোজকার হিসেব',
  choose: 'গত কয়েক দিনের প্রতিদিন কী গোনা হবে, বেছে নিন।',
  series: 'কী গোনা হবে',
  caption: (what, days) => `${what}: গত ${days} দিন`,
  day: 'দিন',
  together: 'মোট',
  loading: 'গোনা হচ্ছে...',
  failed: 'গোনা গেল না। আবার চেষ্টা করুন।',
  earlier: 'আরও 10 দিন',
  capped: 'প্রতিটি গোনা 30 পর্যন্ত গিয়ে থামে: তার বেশি হলে 30+ দেখায়।',
};

export const seriesLabels: Translated<typeof english.seriesLabels> = {
  posted: 'পোস্ট করা',
  approved: 'মঞ্জুর',
  rejected: 'ডিলিট করা',
  bookings: 'বুকিং',
  messages: 'মেসেজ',
};
