import type * as english from '../../../listings/cardTexts';
import type { Translated } from '../../translated';

export const priceTexts: Translated<typeof english.priceTexts> = {
  onRequest: 'कीमत पूछें',
  rupees: (amount) => `₹${amount}`,
  lakh: (amount) => `${amount}\u00a0लाख`,
  crore: (amount) => `${amount}\u00a0करोड़`,
  cut: (amount, day) => `${day} से ${amount} कम`,
  today: 'आज',
};

export const ageTexts: Translated<typeof english.ageTexts> = {
  today: 'आज',
  yesterday: 'कल',
  days: (count) => `${count} दिन पहले`,
  weeks: (count) => `${count} हफ़्ते पहले`,
  months: (count) => `${count} महीने पहले`,
  years: (count) => `${count} साल पहले`,
};
