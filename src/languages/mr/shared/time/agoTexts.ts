import type * as english from '../../../../shared/time/agoTexts';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

export const agoTexts: Translated<typeof english.agoTexts> = {
  now: 'आत्ताच',
  minutes: (count) => `${count} ${plural(count, { one: 'मिनिटापूर्वी', other: 'मिनिटांपूर्वी' })}`,
  hours: (count) => `${count} ${plural(count, { one: 'तासापूर्वी', other: 'तासांपूर्वी' })}`,
  days: (count) => `${count} ${plural(count, { one: 'दिवसापूर्वी', other: 'दिवसांपूर्वी' })}`,
};
