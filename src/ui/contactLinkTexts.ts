export const contactLinkTexts = {
  call: (who: string) => `Call ${who}`,
  whatsApp: 'WhatsApp',
} as const;
