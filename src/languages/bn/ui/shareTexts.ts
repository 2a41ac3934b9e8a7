import type * as english from '../../../ui/shareTexts';
import type { Translated } from '../../translated';

export const shareTexts: Translated<typeof english.shareTexts> = {
  share: 'শেয়ার করুন',
  copy: 'লিঙ্ক কপি করুন',
  copied: 'লিঙ্ক কপি হয়েছে',
  copyByHand: 'ঘর থেকে লিঙ্কটি কপি করুন।',
  whatsApp: 'WhatsApp',
  field: 'এই গাড়ির লিঙ্ক',
};
