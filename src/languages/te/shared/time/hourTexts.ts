import type * as english from '../../../../shared/time/hourTexts';
import { onDial } from '../../../../shared/time/onDial';
import type { Translated } from '../../../translated';

function partOf(hour: number): string {
  if (hour < 4 || hour >= 20) return 'రాత్రి';
  if (hour < 12) return 'ఉదయం';
  return hour < 16 ? 'మధ్యాహ్నం' : 'సాయంత్రం';
}

export const hourTexts: Translated<typeof english.hourTexts> = {
  at: (hour, minute) => `${partOf(hour)} ${onDial(hour, minute)}`,
};
