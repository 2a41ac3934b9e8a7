import type * as english from '../../../../ui/fields/lengthTexts';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

export const lengthTexts: Translated<typeof english.lengthTexts> = {
  left: (left, longest) =>
    left === 0
      ? `आता जागा नाही: जास्तीत जास्त ${longest} अक्षरे.`
      : `अजून ${left} ${plural(left, { one: 'अक्षर लिहिता येईल', other: 'अक्षरे लिहिता येतील' })}.`,
};
