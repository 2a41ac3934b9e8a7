import type * as english from '../../../warnings/texts';
import type { Translated } from '../../translated';

export const ownWarningTexts: Translated<typeof english.ownWarningTexts> = {
  label: 'इशारे',
  title: 'Second Gear कडून इशारा',
  read: 'मी हे वाचले आहे',
  readFailed: 'तुम्ही हे वाचल्याचे सेव्ह झाले नाही. कृपया पुन्हा प्रयत्न करा.',
  failed: 'Second Gear कडून काही इशारा आहे का, ते पाहता आले नाही. कृपया पुन्हा प्रयत्न करा.',
};

export const warningTexts: Translated<typeof english.warningTexts> = {
  heading: 'इशारे',
  warn: 'इशारा द्या',
  warnName: (name) => `डीलर ${name} यांना इशारा द्या`,
  question: (name) => `${name} यांना इशारा द्या`,
  lead: 'डीलरने वाचल्याचे सांगेपर्यंत हा त्यांच्या पहिल्या स्क्रीनवर सर्वात वर राहतो. तो रेकॉर्डमध्येही राहतो, आणि मागे घेता येत नाही.',
  text: 'काय बदलायला हवे?',
  noText: 'काय बदलायला हवे ते सांगा.',
  send: 'इशारा पाठवा',
  sending: 'पाठवत आहोत...',
  sendFailed: 'इशारा पाठवता आला नाही. पुन्हा प्रयत्न करा.',
  signedOut: 'ॲडमिनचे लॉग इन संपले आहे. पुन्हा लॉग इन करा.',
  loading: 'इशारे लोड होत आहेत...',
  failed: 'इशारे लोड झाले नाहीत. पुन्हा प्रयत्न करा.',
  none: 'या डीलरला कोणताही इशारा दिलेला नाही.',
  sentAt: (time) => `पाठवला: ${time}`,
  readAt: (time) => `वाचला: ${time}`,
  unread: 'अजून वाचलेला नाही',
};
