import type * as english from '../../../notes/texts';
import type { Translated } from '../../translated';

export const noteTexts: Translated<typeof english.noteTexts> = {
  heading: 'নিজেদের নোট',
  open: 'নিজেদের নোট',
  hint: 'এটি শুধু অ্যাডমিনরা দেখতে পান।',
  save: 'নোট সেভ করুন',
  saving: 'সেভ হচ্ছে...',
  savedAt: (time) => `সেভ হয়েছে: ${time}`,
  unsaved: 'এখনও সেভ হয়নি।',
  none: 'এখনও কোনও নোট নেই।',
  loading: 'নোট লোড হচ্ছে...',
  failed: 'নোট লোড করা গেল না। আবার চেষ্টা করুন।',
  saveFailed: 'নোট সেভ করা গেল না। আবার চেষ্টা করুন।',
  changed: 'এর মধ্যে অন্য একজন অ্যাডমিন আর একটি নোট সেভ করেছেন:',
  nothing: '(কিছু লেখা নেই)',
  replace: 'তার বদলে নিজের নোট সেভ করুন',
  signedOut: 'অ্যাডমিনের লগ ইন শেষ হয়ে গেছে। আবার লগ ইন করুন।',
};
