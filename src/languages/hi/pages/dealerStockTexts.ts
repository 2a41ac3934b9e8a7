import type * as english from '../../../pages/dealerStockTexts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const dealerStockTexts: Translated<typeof english.dealerStockTexts> = {
  sort: 'क्रम',
  bodyType: 'बॉडी टाइप',
  fuelType: 'फ़्यूल',
  all: 'सभी',
  found: {
    car: (found, all) => `${all} में से ${found} ${plural(found, { one: 'कार', other: 'कारें' })}`,
    bike: (found, all) => `${all} में से ${found} ${plural(found, { one: 'बाइक', other: 'बाइकें' })}`,
  },
  none: { car: 'ऐसी कारें यहाँ नहीं हैं।', bike: 'ऐसी बाइकें यहाँ नहीं हैं।' },
  showAll: 'सभी दिखाएँ',
};
