import type * as english from '../../../decisions/texts';
import { formatNumber } from '../../../shared/numbers/indianNumber';
import type { Translated } from '../../translated';
import { listingStateLabels } from '../listings/state/stateTexts';

export const decisionTexts: Translated<typeof english.decisionTexts> = {
  signedOut: 'అడ్మిన్ లాగిన్ ముగిసింది. మళ్లీ లాగిన్ అవ్వండి.',
  reasonHint: 'ఇది డీలర్‌కు కనిపిస్తుంది.',
  // It stands after a time.
  by: (who) => `· అడ్మిన్ ${who}`,
  history: 'ఇప్పటివరకు నిర్ణయాలు',
  earlier: 'ఇంతకుముందు నిర్ణయాలు',
  tooManyPixels: (width, height) =>
    `ఈ ఫోటోలో ${formatNumber(width)} × ${formatNumber(height)} పిక్సెల్‌లు ఉన్నాయి. దీనివల్ల ఈ పేజీ మూసుకుపోవచ్చు, అందుకే చూపించడం లేదు.`,
};

export const reviewMoveLabels: Translated<typeof english.reviewMoveLabels> = {
  approve: 'ఆమోదించారు',
  reject: 'డిలీట్ చేశారు',
  acknowledge: 'సైట్‌లో చేసిన మార్పు చూశారు',
  requeue: 'నిర్ణయం వెనక్కి తీసుకున్నారు',
  reopen: '“చూశాను” వెనక్కి తీసుకున్నారు',
};

export const adminStateLabels: Translated<typeof english.adminStateLabels> = {
  ...listingStateLabels,
  rejected: 'డిలీట్ చేశారు',
};
