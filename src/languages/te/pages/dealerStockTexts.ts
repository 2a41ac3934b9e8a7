import type * as english from '../../../pages/dealerStockTexts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const dealerStockTexts: Translated<typeof english.dealerStockTexts> = {
  sort: 'క్రమం',
  bodyType: 'బాడీ టైప్',
  fuelType: 'ఫ్యూయల్',
  all: 'అన్నీ',
  found: {
    car: (found, all) => `${all} ${plural(all, { one: 'కారులో', other: 'కార్లలో' })} ${found}`,
    bike: (found, all) => `${all} ${plural(all, { one: 'బైక్‌లో', other: 'బైక్‌లలో' })} ${found}`,
  },
  none: { car: 'ఇలాంటి కార్లు ఇక్కడ లేవు.', bike: 'ఇలాంటి బైక్‌లు ఇక్కడ లేవు.' },
  showAll: 'అన్నీ చూపించండి',
};
