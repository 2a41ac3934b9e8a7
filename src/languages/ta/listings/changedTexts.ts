import type * as english from '../../../listings/changedTexts';
import type { Translated } from '../../translated';

export const changedTexts: Translated<typeof english.changedTexts> = {
  changed: 'இந்த லிஸ்டிங் மாறியுள்ளது. மீண்டும் பாருங்கள்.',
};
