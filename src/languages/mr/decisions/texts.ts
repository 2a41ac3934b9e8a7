import type * as english from '../../../decisions/texts';
import { formatNumber } from '../../../shared/numbers/indianNumber';
import type { Translated } from '../../translated';
import { listingStateLabels } from '../listings/state/stateTexts';

export const decisionTexts: Translated<typeof english.decisionTexts> = {
  signedOut: 'ॲडमिनचे लॉग इन संपले आहे. पुन्हा लॉग इन करा.',
  reasonHint: 'हे डीलरला दिसेल.',
  // It stands after a time.
  by: (who) => `· ॲडमिन ${who}`,
  history: 'आतापर्यंतचे निर्णय',
  earlier: 'आधीचे निर्णय',
  tooManyPixels: (width, height) =>
    `या फोटोत ${formatNumber(width)} × ${formatNumber(height)} पिक्सेल आहेत. त्यामुळे हे पेज बंद पडू शकते, म्हणून तो दाखवलेला नाही.`,
};

export const reviewMoveLabels: Translated<typeof english.reviewMoveLabels> = {
  approve: 'मंजूर केली',
  reject: 'डिलीट केली',
  acknowledge: 'साइटवर झालेला बदल पाहिला',
  requeue: 'निर्णय मागे घेतला',
  reopen: '“पाहिले” मागे घेतले',
};

export const adminStateLabels: Translated<typeof english.adminStateLabels> = {
  ...listingStateLabels,
  rejected: 'डिलीट केली',
};
