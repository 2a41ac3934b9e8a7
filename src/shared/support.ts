/**
 * Who runs this site: the contact details and the social links that people see. Put in your own. What is '' is not
 * shown.
 */
export const support = {
  email: 'support@secondgear.example',
  phone: '1800 000 000',
  phoneLink: 'tel:+911800000000',
  hours: '9 to 18 h',
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  youTube: 'https://www.youtube.com/',
} as const satisfies Readonly<Record<string, string>>;
