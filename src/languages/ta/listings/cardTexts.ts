import type * as english from '../../../listings/cardTexts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const priceTexts: Translated<typeof english.priceTexts> = {
  onRequest: 'விலையைக் கேளுங்கள்',
  rupees: (amount) => `₹${amount}`,
  lakh: (amount) => `${amount}\u00a0லட்சம்`,
  crore: (amount) => `${amount}\u00a0கோடி`,
  cut: (amount, day) => `${day} முதல் ${amount} குறைவு`,
  today: 'இன்று',
};

export const ageTexts: Translated<typeof english.ageTexts> = {
  today: 'இன்று',
  yesterday: 'நேற்று',
  days: (count) => `${count} ${plural(count, { one: 'நாளுக்கு', other: 'நாட்களுக்கு' })} முன்`,
  weeks: (count) => `${count} ${plural(count, { one: 'வாரத்துக்கு', other: 'வாரங்களுக்கு' })} முன்`,
  months: (count) => `${count} ${plural(count, { one: 'மாதத்துக்கு', other: 'மாதங்களுக்கு' })} முன்`,
  years: (count) => `${count} ${plural(count, { one: 'வருடத்துக்கு', other: 'வருடங்களுக்கு' })} முன்`,
};
