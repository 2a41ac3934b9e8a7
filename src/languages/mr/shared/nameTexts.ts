import type * as english from '../../../shared/nameTexts';
import type { Translated } from '../../translated';

export const nameTexts: Translated<typeof english.nameTexts> = {
  noLetter: 'कृपया नावात किमान एक अक्षर किंवा अंक लिहा.',
};
