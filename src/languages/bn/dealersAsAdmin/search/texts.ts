import type * as english from '../../../../dealersAsAdmin/search/texts';
import type { Translated } from '../../../translated';

export const searchTexts: Translated<typeof english.searchTexts> = {
  form: 'লিস্টিং আর ডিলার খুঁজুন',
  field: 'লিস্টিং আর ডিলার খুঁজুন',
  hint: 'শব্দ, ফোন বা আইডি',
  search: 'খুঁজুন',
  busy: 'খোঁজা হচ্ছে...',
  showAll: 'সব দেখান',
  failed: 'খোঁজা গেল না। আবার চেষ্টা করুন।',
  days: 'দিন বাছুন',
  posted: { from: 'যে দিন থেকে পোস্ট করা', to: 'যে দিন পর্যন্ত পোস্ট করা' },
  sent: { from: 'যে দিন থেকে পাঠানো', to: 'যে দিন পর্যন্ত পাঠানো' },
};
