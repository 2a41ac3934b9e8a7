import type * as english from '../../../decisions/texts';
import { formatNumber } from '../../../shared/numbers/indianNumber';
import type { Translated } from '../../translated';
import { listingStateLabels } from '../listings/state/stateTexts';

export const decisionTexts: Translated<typeof english.decisionTexts> = {
  signedOut: 'அட்மின் லாகின் முடிந்துவிட்டது. மீண்டும் லாகின் செய்யுங்கள்.',
  reasonHint: 'டீலர் இதைப் படிப்பார்.',
  // It stands after a time.
  by: (who) => `· அட்மின் ${who}`,
  history: 'இதுவரை எடுத்த முடிவுகள்',
  earlier: 'முந்தைய முடிவுகள்',
  tooManyPixels: (width, height) =>
    `இந்த போட்டோவில் ${formatNumber(width)} × ${formatNumber(height)} பிக்சல்கள் உள்ளன. இது இந்தப் பக்கத்தையே நிறுத்திவிடலாம் என்பதால் காட்டப்படவில்லை.`,
};

export const reviewMoveLabels: Translated<typeof english.reviewMoveLabels> = {
  approve: 'அப்ரூவ் ஆனது',
  reject: 'டெலீட் ஆனது',
  acknowledge: 'தளத்தில் செய்த மாற்றம் பார்க்கப்பட்டது',
  requeue: 'முடிவு திரும்பப் பெறப்பட்டது',
  reopen: '“பார்த்தாகிவிட்டது” திரும்பப் பெறப்பட்டது',
};

export const adminStateLabels: Translated<typeof english.adminStateLabels> = {
  ...listingStateLabels,
  rejected: 'டெலீட் ஆனது',
};
