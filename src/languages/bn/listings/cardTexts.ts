import type * as english from '../../../listings/cardTexts';
import type { Translated } from '../../translated';

export const priceTexts: Translated<typeof english.priceTexts> = {
  onRequest: 'দাম জেনে নিন',
  rupees: (amount) => `₹${amount}`,
  lakh: (amount) => `${amount}\u00a0লাখ`,
  crore: (amount) => `${amount}\u00a0কোটি`,
  cut: (amount, day) => `${day} থেকে ${amount} কম`,
  today: 'আজ',
};

export const ageTexts: Translated<typeof english.ageTexts> = {
  today: 'আজ',
  yesterday: 'গতকাল',
  days: (count) => `${count} দিন আগে`,
  weeks: (count) => `${count} সপ্তাহ আগে`,
  months: (count) => `${count} মাস আগে`,
  years: (count) => `${count} বছর আগে`,
};
