import type * as english from '../../../warnings/texts';
import type { Translated } from '../../translated';

export const ownWarningTexts: Translated<typeof english.ownWarningTexts> = {
  label: 'সতর্কবার্তা',
  title: 'Second Gear টিমের সতর্কবার্তা',
  read: 'আমি পড়েছি',
  readFailed: 'আপনি যে পড়েছেন, তা সেভ করা গেল না। আবার চেষ্টা করুন।',
  failed: 'Second Gear টিমের কোনও সতর্কবার্তা আছে কি না দেখা গেল না। আবার চেষ্টা করুন।',
};

export const warningTexts: Translated<typeof english.warningTexts> = {
  heading: 'সতর্কবার্তা',
  warn: 'সতর্ক করুন',
  warnName: (name) => `সতর্ক করুন: ডিলার ${name}`,
  question: (name) => `সতর্ক করুন: ${name}`,
  lead: 'ডিলার পড়েছেন বলে না জানানো পর্যন্ত এটি তাঁর প্রথম স্ক্রিনের একেবারে উপরে থাকে। রেকর্ডেও থাকে, আর তুলে নেওয়া যায় না।',
  text: 'কী বদলাতে হবে?',
  noText: 'কী বদলাতে হবে, লিখুন।',
  send: 'সতর্কবার্তা পাঠান',
  sending: 'পাঠানো হচ্ছে...',
  sendFailed: 'সতর্কবার্তা পাঠানো গেল না। আবার চেষ্টা করুন।',
  signedOut: 'অ্যাডমিনের লগ ইন শেষ হয়ে গেছে। আবার লগ ইন করুন।',
  loading: 'সতর্কবার্তা লোড হচ্ছে...',
  failed: 'সতর্কবার্তা লোড করা গেল না। আবার চেষ্টা করুন।',
  none: 'এই ডিলারকে সতর্ক করা হয়নি।',
  sentAt: (time) => `পাঠানো হয়েছে: ${time}`,
  readAt: (time) => `পড়া হয়েছে: ${time}`,
  unread: 'এখনও পড়া হয়নি',
};
