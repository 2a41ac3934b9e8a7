import type * as english from '../../../shared/nameTexts';
import type { Translated } from '../../translated';

export const nameTexts: Translated<typeof english.nameTexts> = {
  noLetter: 'कृपया नाम में कम से कम एक अक्षर या अंक लिखें।',
};
