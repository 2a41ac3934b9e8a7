import type * as english from '../../../pages/notFoundTexts';
import type { Translated } from '../../translated';

export const notFoundTexts: Translated<typeof english.notFoundTexts> = {
  heading: 'পেজ পাওয়া গেল না',
  nothingHere: 'এই লিঙ্কে কিছু নেই।',
  why: 'হয়তো লিখতে ভুল হয়েছে, বা পেজটি অন্য জায়গায় চলে গেছে।',
  home: 'হোম পেজে যান',
};
