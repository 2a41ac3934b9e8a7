import type * as english from '../../../accounts/logoutTexts';
import type { Translated } from '../../translated';

export const logoutTexts: Translated<typeof english.logoutTexts> = {
  failed: 'লগ আউট করা গেল না। আবার চেষ্টা করুন।',
};
