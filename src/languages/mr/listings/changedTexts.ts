import type * as english from '../../../listings/changedTexts';
import type { Translated } from '../../translated';

export const changedTexts: Translated<typeof english.changedTexts> = {
  changed: 'हे लिस्टिंग बदलले आहे. कृपया पुन्हा पाहा.',
};
