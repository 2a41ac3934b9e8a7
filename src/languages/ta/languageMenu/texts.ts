import type * as english from '../../../languageMenu/texts';
import type { Translated } from '../../translated';

export const languageMenuTexts: Translated<typeof english.languageMenuTexts> = {
  menu: 'மொழி',
};
