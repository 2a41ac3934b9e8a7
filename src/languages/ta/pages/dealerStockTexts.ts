import type * as english from '../../../pages/dealerStockTexts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const dealerStockTexts: Translated<typeof english.dealerStockTexts> = {
  sort: 'வரிசை',
  bodyType: 'பாடி டைப்',
  fuelType: 'எரிபொருள்',
  all: 'எல்லாம்',
  found: {
    car: (found, all) => `${all} ${plural(all, { one: 'காரில்', other: 'கார்களில்' })} ${found}`,
    bike: (found, all) => `${all} ${plural(all, { one: 'பைக்கில்', other: 'பைக்குகளில்' })} ${found}`,
  },
  none: { car: 'இப்படிப்பட்ட கார்கள் இங்கே இல்லை.', bike: 'இப்படிப்பட்ட பைக்குகள் இங்கே இல்லை.' },
  showAll: 'எல்லாம் காட்டவும்',
};
