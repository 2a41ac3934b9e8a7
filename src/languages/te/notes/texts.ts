import type * as english from '../../../notes/texts';
import type { Translated } from '../../translated';

export const noteTexts: Translated<typeof english.noteTexts> = {
  heading: 'ప్రైవేట్ నోట్',
  open: 'ప్రైవేట్ నోట్',
  hint: 'ఇది అడ్మిన్‌లకు మాత్రమే కనిపిస్తుంది.',
  save: 'నోట్ సేవ్ చేయండి',
  saving: 'సేవ్ అవుతోంది...',
  savedAt: (time) => `సేవ్ చేసిన సమయం: ${time}`,
  unsaved: 'ఇంకా సేవ్ కాలేదు.',
  none: 'ఇంకా నోట్ లేదు.',
  loading: 'నోట్ లోడ్ అవుతోంది...',
  failed: 'నోట్ లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  saveFailed: 'నోట్ సేవ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  changed: 'ఈలోగా మరో అడ్మిన్ వేరే నోట్ సేవ్ చేశారు:',
  nothing: '(ఏమీ రాయలేదు)',
  replace: 'దాని బదులు మీది సేవ్ చేయండి',
  signedOut: 'అడ్మిన్ లాగిన్ ముగిసింది. మళ్లీ లాగిన్ అవ్వండి.',
};
