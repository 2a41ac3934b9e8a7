import type * as english from '../../../listings/cardTexts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

const today = 'आज';

export const priceTexts: Translated<typeof english.priceTexts> = {
  onRequest: 'किंमत विचारा',
  rupees: (amount) => `₹${amount}`,
  lakh: (amount) => `${amount}\u00a0लाख`,
  crore: (amount) => `${amount}\u00a0कोटी`,
  cut: (amount, day) => (day === today ? `आजपासून ${amount} कमी` : `${day} पासून ${amount} कमी`),
  today,
};

export const ageTexts: Translated<typeof english.ageTexts> = {
  today,
  yesterday: 'काल',
  days: (count) => `${count} ${plural(count, { one: 'दिवसापूर्वी', other: 'दिवसांपूर्वी' })}`,
  weeks: (count) => `${count} ${plural(count, { one: 'आठवड्यापूर्वी', other: 'आठवड्यांपूर्वी' })}`,
  months: (count) => `${count} ${plural(count, { one: 'महिन्यापूर्वी', other: 'महिन्यांपूर्वी' })}`,
  years: (count) => `${count} ${plural(count, { one: 'वर्षापूर्वी', other: 'वर्षांपूर्वी' })}`,
};
