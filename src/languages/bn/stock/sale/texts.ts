import type * as english from '../../../../stock/sale/texts';
import type { Translated } from '../../../translated';

export const saleTexts: Translated<typeof english.saleTexts> = {
  heading: 'নিজের হিসেবের জন্য',
  hint: 'এটি শুধু আপনি দেখতে পান। ফাঁকাও রাখতে পারেন।',
  price: 'কত দামে বিক্রি',
  buyer: 'কাকে বিক্রি',
  action: 'বিক্রি',
  title: (name) => `বিক্রি: ${name}`,
  save: 'সেভ করুন',
  busy: 'সেভ হচ্ছে...',
  saved: (name) => `বিক্রির হিসেব সেভ হয়েছে: ${name}।`,
  loading: 'বিক্রির হিসেব লোড হচ্ছে...',
  readFailed: 'বিক্রির হিসেব লোড করা গেল না। আবার চেষ্টা করুন।',
  failed: 'বিক্রির হিসেব সেভ করা গেল না। আবার চেষ্টা করুন।',
};
