import type * as english from '../../../accounts/ownShopTexts';
import type { Translated } from '../../translated';

export const ownShopText: Translated<typeof english.ownShopText> =
  'এটি আপনার নিজের দোকান। এটি নিয়ে সিদ্ধান্ত নেন অন্য একজন অ্যাডমিন।';
