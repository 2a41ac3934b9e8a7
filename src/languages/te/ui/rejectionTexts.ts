import type * as english from '../../../ui/rejectionTexts';
import type { Translated } from '../../translated';

export const rejectionTexts: Translated<typeof english.rejectionTexts> = {
  why: 'తిరస్కరించిన కారణం:',
  lastTime: 'గత తిరస్కరణ:',
  noReason: 'అడ్మిన్ కారణం చెప్పలేదు.',
};
