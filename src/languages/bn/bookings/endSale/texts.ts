import type * as english from '../../../../bookings/endSale/texts';
import type { Translated } from '../../../translated';

export const endSaleTexts: Translated<typeof english.endSaleTexts> = {
  ends: (count) => `এতে ${count}টি বুকিং শেষ হয়ে যাবে`,
  buyersRead: (reason) => `এই ক্রেতারা দেখবেন: ${reason}`,
  someone: 'একজন ক্রেতা',
  busy: 'সেভ হচ্ছে...',
  stop: 'থামান',
  ending: (count) => `এখন পর্যন্ত ${count}টি বুকিং শেষ হয়েছে।`,
  stopped: (count) => `থামানো হয়েছে: ${count}টি বুকিং শেষ হয়েছে, গাড়ি এখনও বিক্রির জন্য আছে। যখন ইচ্ছে বাকিটা করুন।`,
  bookingsUnknown: 'এর সঙ্গে যে বুকিংগুলি শেষ হবে, সেগুলি এখনও লোড করা যায়নি।',
  bookingsChanged: 'এই গাড়ির একটি বুকিং বদলে গেছে। আবার দেখুন।',
  completed: 'সম্পূর্ণ হয়েছে।',
  markSold: 'বিক্রি হয়েছে',
  readFailed: 'লিস্টিং লোড করা গেল না। “আমার গাড়ি-বাইক” থেকে “বিক্রি হয়েছে” জানান।',
};
