import type * as english from '../../../ui/rejectionTexts';
import type { Translated } from '../../translated';

export const rejectionTexts: Translated<typeof english.rejectionTexts> = {
  why: 'ரிஜெக்ட் ஆன காரணம்:',
  lastTime: 'கடைசியாக ரிஜெக்ட் ஆனது:',
  noReason: 'அட்மின் காரணம் எதுவும் சொல்லவில்லை.',
};
