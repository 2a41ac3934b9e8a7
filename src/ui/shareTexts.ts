export const shareTexts = {
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied',
  copyByHand: 'Please copy the link from the field.',
  whatsApp: 'WhatsApp',
  field: 'Link to this vehicle',
} as const;
