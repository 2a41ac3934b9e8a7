import type * as english from '../../../accounts/logoutTexts';
import type { Translated } from '../../translated';

export const logoutTexts: Translated<typeof english.logoutTexts> = {
  failed: 'लॉग आउट नहीं हो सका। कृपया फिर कोशिश करें।',
};
