import type * as english from '../../../saved/heartTexts';
import { savedLimits } from '../../../shared/limits';
import type { Translated } from '../../translated';

export const saveTexts: Translated<typeof english.saveTexts> = {
  save: 'সেভ করুন',
  saved: 'সেভ করা',
  saveNamed: (name) => `সেভ করুন: ${name}`,
  savedNamed: (name) => `সেভ করা আছে। সেভ করা তালিকা থেকে সরান: ${name}।`,
  failed: 'সেভ করা গেল না। আবার চেষ্টা করুন।',
  removeFailed: 'সরানো গেল না। আবার চেষ্টা করুন।',
  tooManyTitle: `${savedLimits.listings}টি গাড়ি-বাইক সেভ করা হয়ে গেছে`,
  tooMany: 'আর জায়গা নেই। আগে সেভ করা তালিকা থেকে একটি সরান।',
  loginNeeded: 'আপনার লগ ইন শেষ হয়ে গেছে। অ্যাকাউন্টে গাড়ি সেভ করতে আবার লগ ইন করুন।',
  // It stands after a number.
  countOf: (_count) => 'গাড়ি-বাইক',
};
