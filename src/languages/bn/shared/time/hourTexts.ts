import type * as english from '../../../../shared/time/hourTexts';
import { onDial } from '../../../../shared/time/onDial';
import type { Translated } from '../../../translated';

function partOf(hour: number): string {
  if (hour < 4 || hour >= 20) return 'রাত';
  if (hour < 12) return 'সকাল';
  return hour < 16 ? 'দুপুর' : 'বিকেল';
}

export const hourTexts: Translated<typeof english.hourTexts> = {
  at: (hour, minute) => `${partOf(hour)} ${onDial(hour, minute)}টা`,
};
