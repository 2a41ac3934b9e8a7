import type * as english from '../../../app/dealerTexts';
import type { Translated } from '../../translated';

export const dealerNavTexts: Translated<typeof english.dealerNavTexts> = {
  market: 'மார்க்கெட்',
  barLabel: 'தினசரி வேலை',
  stock: 'வண்டிகள்',
  add: 'சேர்க்க',
};
