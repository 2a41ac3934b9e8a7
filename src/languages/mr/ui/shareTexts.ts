import type * as english from '../../../ui/shareTexts';
import type { Translated } from '../../translated';

export const shareTexts: Translated<typeof english.shareTexts> = {
  share: 'शेअर करा',
  copy: 'लिंक कॉपी करा',
  copied: 'लिंक कॉपी झाली',
  copyByHand: 'कृपया चौकटीतून लिंक कॉपी करा.',
  whatsApp: 'WhatsApp',
  field: 'या गाडीची लिंक',
};
