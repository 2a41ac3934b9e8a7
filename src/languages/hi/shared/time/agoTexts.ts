import type * as english from '../../../../shared/time/agoTexts';
import type { Translated } from '../../../translated';

export const agoTexts: Translated<typeof english.agoTexts> = {
  now: 'अभी-अभी',
  minutes: (count) => `${count} मिनट पहले`,
  hours: (count) => `${count} घंटे पहले`,
  days: (count) => `${count} दिन पहले`,
};
