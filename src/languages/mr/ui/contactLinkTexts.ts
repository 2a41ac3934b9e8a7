import type * as english from '../../../ui/contactLinkTexts';
import type { Translated } from '../../translated';

export const contactLinkTexts: Translated<typeof english.contactLinkTexts> = {
  // `who` is one of our own words, with its ending: 'डीलरला', 'खरेदीदाराला', 'परत'.
  call: (who) => `${who} कॉल करा`,
  whatsApp: 'WhatsApp',
};
