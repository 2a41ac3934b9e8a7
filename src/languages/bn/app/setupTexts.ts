import type * as english from '../../../app/setupTexts';
import type { Translated } from '../../translated';

export const setupTexts: Translated<typeof english.setupTexts> = {
  title: 'সেট-আপ বাকি',
  heading: 'Second Gear এখনও তার Firebase প্রোজেক্ট চেনে না',
  missing: 'অ্যাপ তৈরির সময় এই মানগুলি পাওয়া যায়নি:',
  copy: 'এই ফাইল',
  exampleFile: '.env.example',
  to: 'কপি করুন এই নামে:',
  file: '.env',
  fillIn: '। মানগুলি ভরে অ্যাপ আবার তৈরি করুন। Firebase প্রোজেক্ট ছাড়া এই মেশিনেই অ্যাপ দেখতে চাইলে চালান:',
  command: 'npm start',
};
