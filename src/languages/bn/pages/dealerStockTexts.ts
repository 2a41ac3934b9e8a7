import type * as english from '../../../pages/dealerStockTexts';
import type { Translated } from '../../translated';

export const dealerStockTexts: Translated<typeof english.dealerStockTexts> = {
  sort: 'সাজান',
  bodyType: 'বডি টাইপ',
  fuelType: 'ফুয়েল',
  all: 'সব',
  found: {
    car: (found, all) => `${all}টির মধ্যে ${found}টি গাড়ি`,
    bike: (found, all) => `${all}টির মধ্যে ${found}টি বাইক`,
  },
  none: { car: 'এমন গাড়ি এখানে নেই।', bike: 'এমন বাইক এখানে নেই।' },
  showAll: 'সব দেখান',
};
