import type * as english from '../../../saved/heartTexts';
import { savedLimits } from '../../../shared/limits';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const saveTexts: Translated<typeof english.saveTexts> = {
  save: 'సేవ్ చేయండి',
  saved: 'సేవ్ చేశారు',
  saveNamed: (name) => `సేవ్ చేయండి: ${name}`,
  savedNamed: (name) => `సేవ్ చేశారు. సేవ్ చేసిన వాహనాల నుంచి తీసేయండి: ${name}.`,
  failed: 'సేవ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  removeFailed: 'తీసేయడం కుదరలేదు. మళ్లీ ప్రయత్నించండి.',
  tooManyTitle: `మీరు ${savedLimits.listings} వాహనాలు సేవ్ చేశారు`,
  tooMany: 'ఇంకా చోటు లేదు. ముందు సేవ్ చేసిన వాటిలో ఒకటి తీసేయండి.',
  loginNeeded: 'మీ లాగిన్ సమయం ముగిసింది. వాహనాలను మీ ఖాతాలో సేవ్ చేయడానికి మళ్లీ లాగిన్ అవ్వండి.',
  countOf: (count) => plural(count, { one: 'వాహనం', other: 'వాహనాలు' }),
};
