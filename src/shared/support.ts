/** How people reach the operator of Second Gear. */
export const support = {
  email: 'support@secondgear.example',
  phone: '1800 000 000',
  phoneLink: 'tel:+911800000000',
  hours: '9 to 18 h',
} as const;
