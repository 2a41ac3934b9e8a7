import type * as english from '../../../ui/rejectionTexts';
import type { Translated } from '../../translated';

export const rejectionTexts: Translated<typeof english.rejectionTexts> = {
  why: 'नामंज़ूर होने की वजह:',
  lastTime: 'पिछली बार नामंज़ूर:',
  noReason: 'एडमिन ने कोई वजह नहीं दी।',
};
