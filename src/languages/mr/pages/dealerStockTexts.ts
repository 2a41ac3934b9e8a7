import type * as english from '../../../pages/dealerStockTexts';
import type { Translated } from '../../translated';

export const dealerStockTexts: Translated<typeof english.dealerStockTexts> = {
  sort: 'क्रम',
  bodyType: 'बॉडी टाइप',
  fuelType: 'इंधन',
  all: 'सर्व',
  found: {
    car: (found, all) => `${all} पैकी ${found} कार`,
    bike: (found, all) => `${all} पैकी ${found} बाइक`,
  },
  none: { car: 'अशा कार येथे नाहीत.', bike: 'अशा बाइक येथे नाहीत.' },
  showAll: 'सर्व दाखवा',
};
