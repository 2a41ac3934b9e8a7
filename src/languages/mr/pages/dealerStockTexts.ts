import type * as english from '../../../pages/dealerStockTexts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const dealerStockTexts: Translated<typeof english.dealerStockTexts> = {
  sort: 'क्रम',
  bodyType: 'बॉडी टाइप',
  fuelType: 'इंधन',
  all: 'सर्व',
  found: {
    car: (found, all) => `${all} पैकी ${found} ${plural(found, { one: 'कार', other: 'कार' })}`,
    bike: (found, all) => `${all} पैकी ${found} ${plural(found, { one: 'बाइक', other: 'बाइक' })}`,
  },
  none: { car: 'अशा कार इथे नाहीत.', bike: 'अशा बाइक इथे नाहीत.' },
  showAll: 'सर्व दाखवा',
};
