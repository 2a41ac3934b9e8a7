import type * as english from '../../../shared/notShownTexts';
import type { Translated } from '../../translated';

export const notShownTexts: Translated<typeof english.notShownTexts> = {
  title: 'এই পেজ দেখানো গেল না',
  text: 'হয়তো নেটওয়ার্ক কেটে গেছে, বা আপনি খোলার পর Second Gear আপডেট হয়েছে।',
  again: 'পেজ আবার লোড করুন',
};
