import type * as english from '../../../../ui/overlays/reasonTexts';
import type { Translated } from '../../../translated';

export const reasonTexts: Translated<typeof english.reasonTexts> = {
  reason: 'কারণ',
  note: 'নোট',
};
