import type * as english from '../../../listings/fieldTexts';
import type { Translated } from '../../translated';

export const fieldLabels: Translated<typeof english.fieldLabels> = {
  name: 'নাম',
  price: 'দাম',
  year: 'কেনার সাল',
  fuelType: 'ফুয়েল',
  transmission: 'গিয়ার',
  engineSize: 'ইঞ্জিন (cc)',
  mileage: 'মাইলেজ',
  safetyRating: 'সেফটি রেটিং',
  warranty: 'ওয়ারেন্টি',
  seatingCapacity: 'সিট',
  fuelTank: 'ফুয়েল ট্যাঙ্ক',
  size: 'মাপ',
  kilometers: 'কত কিলোমিটার চলেছে',
  groundClearance: 'গ্রাউন্ড ক্লিয়ারেন্স',
  description: 'বিবরণ',
  make: 'কোম্পানি',
  model: 'মডেল',
  bodyType: 'বডি টাইপ',
};

export const countTexts: Translated<typeof english.countTexts> = {
  liters: (count) => (count === 0 ? 'নেই' : `${count} লিটার`),
  stars: (count) => (count === 0 ? 'রেটিং নেই' : `${count} স্টার`),
  years: (count) => (count === 0 ? 'নেই' : `${count} বছর`),
  seats: (count) => `${count} সিটার`,
};

export const unitTexts: typeof english.unitTexts = {
  mileage: 'km/l',
  kilometers: 'km',
  groundClearance: 'mm',
};
