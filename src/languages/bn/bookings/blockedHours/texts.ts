import type * as english from '../../../../bookings/blockedHours/texts';
import type { OpenState } from '../../../../bookings/bookingState';
import type { Translated } from '../../../translated';

const testDriveIn: Readonly<Record<OpenState, string>> = {
  accepted: 'টেস্ট ড্রাইভ',
  requested: 'রিকোয়েস্ট',
  proposed: 'আপনার বলা সময়',
};

export const blockHoursTexts: Translated<typeof english.blockHoursTexts> = {
  open: 'সময় বন্ধ রাখুন',
  title: 'সময় বন্ধ রাখুন',
  whatHappens: 'বন্ধ সময়ে ক্রেতারা টেস্ট ড্রাইভ চাইতে পারেন না। যে টেস্ট ড্রাইভ আপনি অ্যাকসেপ্ট করেছেন তা থাকবে, রিকোয়েস্টও থাকবে।',
  loading: 'আপনার বন্ধ সময় লোড হচ্ছে...',
  failed: 'আপনার বন্ধ সময় লোড করা গেল না। আবার চেষ্টা করুন।',
  hours: 'বন্ধ সময়',
  wholeDay: 'সারা দিন',
  hour: (hour, states) => [hour, ...states.map((state) => testDriveIn[state])].join(', '),
  clash: (hours) =>
    `এই সময়ে ক্রেতাদের টেস্ট ড্রাইভ আছে বা চাওয়া হয়েছে: ${hours.join(', ')}। সময় বন্ধ রাখলে তা বাতিল হয় না: অন্য সময় বলুন, নয়তো ফিরিয়ে দিন।`,
  testDrivesFailed: 'এই দিনের টেস্ট ড্রাইভ লোড করা গেল না। তবু সময় বন্ধ রাখতে পারেন।',
  save: 'সেভ করুন',
  busy: 'সেভ হচ্ছে...',
  saved: 'সেভ হয়েছে। কোন সময় বন্ধ, ক্রেতারা দেখতে পাবেন।',
  notSaved: 'বন্ধ সময় সেভ করা গেল না। আবার চেষ্টা করুন।',
  signedOut: 'আপনার লগ ইন আর নেই। লগ ইন করে আবার চেষ্টা করুন।',
};

export const blockedHourTexts: Translated<typeof english.blockedHourTexts> = {
  buyer: {
    some: 'কাটা সময়গুলি ডিলার বন্ধ রেখেছেন।',
    all: 'ডিলার এই দিনটি বন্ধ রেখেছেন। অন্য দিন বাছুন।',
  },
  dealer: {
    some: 'কাটা সময়গুলি আপনি বন্ধ রেখেছেন।',
    all: 'আপনি এই দিনটি বন্ধ রেখেছেন। অন্য দিন বাছুন।',
  },
};
