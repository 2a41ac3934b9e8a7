import type * as english from '../../../shared/nameTexts';
import type { Translated } from '../../translated';

export const nameTexts: Translated<typeof english.nameTexts> = {
  noLetter: 'নামে অন্তত একটি অক্ষর বা সংখ্যা লিখুন।',
};
