import type * as english from '../../../app/dealerTexts';
import type { Translated } from '../../translated';

export const dealerNavTexts: Translated<typeof english.dealerNavTexts> = {
  market: 'మార్కెట్',
  barLabel: 'రోజువారీ పని',
  stock: 'వాహనాలు',
  add: 'జోడించండి',
};
