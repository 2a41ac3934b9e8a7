import type * as english from '../../../../shared/time/agoTexts';
import type { Translated } from '../../../translated';

export const agoTexts: Translated<typeof english.agoTexts> = {
  now: 'आत्ताच',
  minutes: (count) => `${count} मिनिटांपूर्वी`,
  hours: (count) => `${count} तासांपूर्वी`,
  days: (count) => `${count} दिवसांपूर्वी`,
};
