import type * as english from '../../../accounts/logoutTexts';
import type { Translated } from '../../translated';

export const logoutTexts: Translated<typeof english.logoutTexts> = {
  failed: 'లాగౌట్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
};
