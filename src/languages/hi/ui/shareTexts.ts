import type * as english from '../../../ui/shareTexts';
import type { Translated } from '../../translated';

export const shareTexts: Translated<typeof english.shareTexts> = {
  share: 'शेयर करें',
  copy: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया',
  copyByHand: 'कृपया फ़ील्ड से लिंक कॉपी करें।',
  whatsApp: 'WhatsApp',
  field: 'इस गाड़ी का लिंक',
};
