import type * as english from '../../../../shared/time/agoTexts';
import type { Translated } from '../../../translated';

export const agoTexts: Translated<typeof english.agoTexts> = {
  now: 'এইমাত্র',
  minutes: (count) => `${count} মিনিট আগে`,
  hours: (count) => `${count} ঘণ্টা আগে`,
  days: (count) => `${count} দিন আগে`,
};
