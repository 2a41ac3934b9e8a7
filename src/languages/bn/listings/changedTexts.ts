import type * as english from '../../../listings/changedTexts';
import type { Translated } from '../../translated';

export const changedTexts: Translated<typeof english.changedTexts> = {
  changed: 'এই লিস্টিং বদলে গেছে। আবার দেখুন।',
};
