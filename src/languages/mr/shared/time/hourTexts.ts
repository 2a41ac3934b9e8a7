import type * as english from '../../../../shared/time/hourTexts';
import { onDial } from '../../../../shared/time/onDial';
import type { Translated } from '../../../translated';

function partOf(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात्री';
  if (hour < 12) return 'सकाळी';
  return hour < 16 ? 'दुपारी' : 'संध्याकाळी';
}

export const hourTexts: Translated<typeof english.hourTexts> = {
  at: (hour, minute) => `${partOf(hour)} ${onDial(hour, minute)}\u00A0वाजता`,
};
