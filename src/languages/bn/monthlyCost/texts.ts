import type * as english from '../../../monthlyCost/texts';
import type { Translated } from '../../translated';

export const monthlyCostTexts: Translated<typeof english.monthlyCostTexts> = {
  about: (amount) => `মাসে প্রায় ₹${amount}`,
};
