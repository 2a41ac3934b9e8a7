import type * as english from '../../../../ui/fields/lengthTexts';
import type { Translated } from '../../../translated';

export const lengthTexts: Translated<typeof english.lengthTexts> = {
  left: (left, longest) =>
    left === 0 ? `अब जगह नहीं है: ज़्यादा से ज़्यादा ${longest} अक्षर।` : `अभी ${left} अक्षर और लिखे जा सकते हैं।`,
};
