import type * as english from '../../../app/dealerTexts';
import type { Translated } from '../../translated';

export const dealerNavTexts: Translated<typeof english.dealerNavTexts> = {
  market: 'বাজার',
  barLabel: 'রোজকার কাজ',
  stock: 'গাড়ি',
  add: 'যোগ করুন',
};
