import type * as english from '../../../ui/contactLinkTexts';
import type { Translated } from '../../translated';

export const contactLinkTexts: Translated<typeof english.contactLinkTexts> = {
  // `who` has its ending already: 'డీలర్‌కు'.
  call: (who) => `${who} కాల్ చేయండి`,
  whatsApp: 'WhatsApp',
};
