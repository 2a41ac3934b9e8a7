import type * as english from '../../../listings/cardTexts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const priceTexts: Translated<typeof english.priceTexts> = {
  onRequest: 'ధర అడగండి',
  rupees: (amount) => `₹${amount}`,
  lakh: (amount) => `${amount}\u00a0${plural(amount, { one: 'లక్ష', other: 'లక్షలు' })}`,
  crore: (amount) => `${amount}\u00a0${plural(amount, { one: 'కోటి', other: 'కోట్లు' })}`,
  cut: (amount, day) => `${day} నుంచి ${amount} తగ్గింది`,
  today: 'ఈ రోజు',
};

export const ageTexts: Translated<typeof english.ageTexts> = {
  today: 'ఈ రోజు',
  yesterday: 'నిన్న',
  days: (count) => `${count} ${plural(count, { one: 'రోజు', other: 'రోజుల' })} క్రితం`,
  weeks: (count) => `${count} ${plural(count, { one: 'వారం', other: 'వారాల' })} క్రితం`,
  months: (count) => `${count} ${plural(count, { one: 'నెల', other: 'నెలల' })} క్రితం`,
  years: (count) => `${count} ${plural(count, { one: 'సంవత్సరం', other: 'సంవత్సరాల' })} క్రితం`,
};
