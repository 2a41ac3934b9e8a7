import type * as english from '../../../listings/cardTexts';
import type { Translated } from '../../translated';

export const priceTexts: Translated<typeof english.priceTexts> = {
  onRequest: 'किंमत विचारा',
  rupees: (amount) => `₹${amount}`,
  lakh: (amount) => `${amount}\u00A0लाख`,
  crore: (amount) => `${amount}\u00A0कोटी`,
  cut: (amount, day) => `${day} पासून ${amount} कमी`,
  today: 'आज',
};

export const ageTexts: Translated<typeof english.ageTexts> = {
  today: 'आज',
  yesterday: 'उद्या',
  days: (count) => `${count} दिवसांपूर्वी`,
  weeks: (count) => `${count} आठवड्यांपूर्वी`,
  months: (count) => `${count} महिन्यांपूर्वी`,
  years: (count) => `${count} वर्षांपूर्वी`,
};
