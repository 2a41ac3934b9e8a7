import type * as english from '../../../listings/changedTexts';
import type { Translated } from '../../translated';

export const changedTexts: Translated<typeof english.changedTexts> = {
  changed: 'ఈ లిస్టింగ్ మారింది. మళ్లీ చూడండి.',
};
