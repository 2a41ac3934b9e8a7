import type * as english from '../../../decisions/texts';
import { formatNumber } from '../../../shared/numbers/indianNumber';
import type { Translated } from '../../translated';
import { listingStateLabels } from '../listings/state/stateTexts';

export const decisionTexts: Translated<typeof english.decisionTexts> = {
  signedOut: 'एडमिन का लॉग इन ख़त्म हो गया है। फिर से लॉग इन करें।',
  reasonHint: 'यह डीलर को दिखेगी।',
  // It stands after a time.
  by: (who) => `· एडमिन ${who}`,
  history: 'अब तक के फ़ैसले',
  earlier: 'पहले के फ़ैसले',
  tooManyPixels: (width, height) =>
    `इस फ़ोटो में ${formatNumber(width)} × ${formatNumber(height)} पिक्सेल हैं। इसे नहीं दिखाया जा रहा, क्योंकि इससे यह पेज बंद हो सकता है।`,
};

export const reviewMoveLabels: Translated<typeof english.reviewMoveLabels> = {
  approve: 'मंज़ूर की गई',
  reject: 'डिलीट की गई',
  acknowledge: 'साइट पर हुआ बदलाव देखा गया',
  requeue: 'फ़ैसला वापस लिया गया',
  reopen: '“देख लिया” वापस लिया गया',
};

export const adminStateLabels: Translated<typeof english.adminStateLabels> = {
  ...listingStateLabels,
  rejected: 'डिलीट की गई',
};
