import type * as english from '../../../ui/rejectionTexts';
import type { Translated } from '../../translated';

export const rejectionTexts: Translated<typeof english.rejectionTexts> = {
  why: 'नामंजूर करण्याचे कारण:',
  lastTime: 'मागच्या वेळी नामंजूर:',
  noReason: 'ॲडमिनने कारण दिले नाही.',
};
