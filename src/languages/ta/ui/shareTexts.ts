import type * as english from '../../../ui/shareTexts';
import type { Translated } from '../../translated';

export const shareTexts: Translated<typeof english.shareTexts> = {
  share: 'பகிரவும்',
  copy: 'லிங்க் காப்பி செய்யவும்',
  copied: 'லிங்க் காப்பி ஆகிவிட்டது',
  copyByHand: 'கட்டத்தில் உள்ள லிங்க்கை காப்பி செய்யுங்கள்.',
  whatsApp: 'WhatsApp',
  field: 'இந்த வண்டியின் லிங்க்',
};
