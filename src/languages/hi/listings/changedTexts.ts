import type * as english from '../../../listings/changedTexts';
import type { Translated } from '../../translated';

export const changedTexts: Translated<typeof english.changedTexts> = {
  changed: 'यह लिस्टिंग बदल गई है। कृपया फिर से देखें।',
};
