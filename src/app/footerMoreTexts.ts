/** Apart from the other texts of the frame, because the first view does without these. */
export const footerMoreTexts = {
  aboutHeading: 'About Second Gear',
  about:
    'We connect dealers of used cars and bikes with buyers who want to test drive or to buy. Every listing is looked at ' +
    'before it goes live.',
  supportHeading: 'Support',
  message: 'Send us a message',
  followHeading: 'Follow us',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youTube: 'YouTube',
  searchesLabel: 'Makes and places',
} as const;
