import type * as english from '../../../accounts/logoutTexts';
import type { Translated } from '../../translated';

export const logoutTexts: Translated<typeof english.logoutTexts> = {
  failed: 'லாக் அவுட் ஆகவில்லை. மீண்டும் முயற்சியுங்கள்.',
};
