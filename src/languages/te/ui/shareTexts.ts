import type * as english from '../../../ui/shareTexts';
import type { Translated } from '../../translated';

export const shareTexts: Translated<typeof english.shareTexts> = {
  share: 'షేర్ చేయండి',
  copy: 'లింక్ కాపీ చేయండి',
  copied: 'లింక్ కాపీ అయింది',
  copyByHand: 'కింద ఉన్న లింక్‌ను కాపీ చేసుకోండి.',
  whatsApp: 'WhatsApp',
  field: 'ఈ వాహనం లింక్',
};
