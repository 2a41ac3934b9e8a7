import type * as english from '../../../../ui/fields/lengthTexts';
import type { Translated } from '../../../translated';

export const lengthTexts: Translated<typeof english.lengthTexts> = {
  left: (left, longest) => (left === 0 ? `আর জায়গা নেই: সবচেয়ে বেশি ${longest}টি অক্ষর।` : `আরও ${left}টি অক্ষর লেখা যাবে।`),
};
