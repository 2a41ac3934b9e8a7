import type * as english from '../../../../bookings/book/buttonTexts';
import type { Translated } from '../../../translated';

export const buttonTexts: Translated<typeof english.buttonTexts> = {
  book: 'এখনই বুক করুন',
  busy: 'বুক হচ্ছে...',
  booked: {
    requested: 'রিকোয়েস্ট গেছে · বুকিং দেখুন',
    proposed: 'অন্য সময় বলেছেন · বুকিং দেখুন',
    accepted: 'অ্যাকসেপ্ট হয়েছে · বুকিং দেখুন',
  },
};

export const bookingFailedTexts: Translated<typeof english.bookingFailedTexts> = {
  car: 'গাড়িটি বুক করা গেল না। আবার চেষ্টা করুন।',
  bike: 'বাইকটি বুক করা গেল না। আবার চেষ্টা করুন।',
};

// It stands after a number.
export const newsTexts: Translated<typeof english.newsTexts> = {
  countOf: () => 'বুকিংয়ে নতুন খবর আছে',
};
