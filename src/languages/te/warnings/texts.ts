import type * as english from '../../../warnings/texts';
import type { Translated } from '../../translated';

export const ownWarningTexts: Translated<typeof english.ownWarningTexts> = {
  label: 'హెచ్చరికలు',
  title: 'Second Gear నుంచి హెచ్చరిక',
  read: 'నేను ఇది చదివాను',
  readFailed: 'మీరు చదివినట్టు సేవ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  failed: 'Second Gear నుంచి హెచ్చరికలు ఉన్నాయేమో చూడటం కుదరలేదు. మళ్లీ ప్రయత్నించండి.',
};

export const warningTexts: Translated<typeof english.warningTexts> = {
  heading: 'హెచ్చరికలు',
  warn: 'హెచ్చరించండి',
  warnName: (name) => `${name} అనే డీలర్‌ను హెచ్చరించండి`,
  question: (name) => `${name} అనే డీలర్‌ను హెచ్చరించండి`,
  lead: 'డీలర్ చదివానని చెప్పే వరకు ఇది వారి మొదటి స్క్రీన్‌లో పైన ఉంటుంది. రికార్డ్‌లో కూడా ఉంటుంది, వెనక్కి తీసుకోవడం కుదరదు.',
  text: 'ఏమి మారాలి?',
  noText: 'ఏమి మారాలో చెప్పండి.',
  send: 'హెచ్చరిక పంపండి',
  sending: 'పంపుతున్నాము...',
  sendFailed: 'హెచ్చరిక పంపడం కుదరలేదు. మళ్లీ ప్రయత్నించండి.',
  signedOut: 'అడ్మిన్ లాగిన్ ముగిసింది. మళ్లీ లాగిన్ అవ్వండి.',
  loading: 'హెచ్చరికలు లోడ్ అవుతున్నాయి...',
  failed: 'హెచ్చరికలు లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  none: 'ఈ డీలర్‌కు ఇంతవరకు హెచ్చరికలు ఇవ్వలేదు.',
  sentAt: (time) => `పంపిన సమయం: ${time}`,
  readAt: (time) => `చదివిన సమయం: ${time}`,
  unread: 'ఇంకా చదవలేదు',
};
