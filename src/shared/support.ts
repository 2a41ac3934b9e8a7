export interface Support {
  readonly email: string;
  readonly phone: string;
  readonly phoneLink: string;
  /** When the phone is answered, on the 24-hour clock. null is not shown. */
  readonly hours: { readonly from: number; readonly to: number } | null;
  readonly instagram: string;
  readonly facebook: string;
  readonly youTube: string;
}

/**
 * Who runs this site: the contact details and the social links that people see. Put in your own. What is '' is not
 * shown.
 */
export const support: Support = {
  email: 'support@secondgear.example',
  phone: '1800 000 000',
  phoneLink: 'tel:+911800000000',
  hours: { from: 9, to: 18 },
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  youTube: 'https://www.youtube.com/',
};
