import type * as english from '../../../ui/contactLinkTexts';
import type { Translated } from '../../translated';

export const contactLinkTexts: Translated<typeof english.contactLinkTexts> = {
  call: (who) => `${who} यांना कॉल करा`,
  whatsApp: 'WhatsApp',
};
