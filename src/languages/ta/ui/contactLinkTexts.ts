import type * as english from '../../../ui/contactLinkTexts';
import type { Translated } from '../../translated';

export const contactLinkTexts: Translated<typeof english.contactLinkTexts> = {
  // `who` is a text of ours, in the accusative.
  call: (who) => `${who} அழைக்கவும்`,
  whatsApp: 'WhatsApp',
};
