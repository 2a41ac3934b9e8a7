import type * as english from '../../../app/dealerTexts';
import type { Translated } from '../../translated';

export const dealerNavTexts: Translated<typeof english.dealerNavTexts> = {
  market: 'बाजार',
  barLabel: 'रोजचे काम',
  stock: 'गाड्या',
  add: 'जोडा',
};
