import type * as english from '../../../notes/texts';
import type { Translated } from '../../translated';

export const noteTexts: Translated<typeof english.noteTexts> = {
  heading: 'खासगी टीप',
  open: 'खासगी टीप',
  hint: 'ही फक्त ॲडमिनला दिसते.',
  save: 'टीप सेव्ह करा',
  saving: 'सेव्ह होत आहे...',
  savedAt: (time) => `सेव्ह केली: ${time}`,
  unsaved: 'अजून सेव्ह केलेली नाही.',
  none: 'अजून कोणतीही टीप नाही.',
  loading: 'टीप लोड होत आहे...',
  failed: 'टीप लोड करता आली नाही. पुन्हा प्रयत्न करा.',
  saveFailed: 'टीप सेव्ह करता आली नाही. पुन्हा प्रयत्न करा.',
  changed: 'दरम्यान दुसऱ्या ॲडमिनने वेगळी टीप सेव्ह केली आहे:',
  nothing: '(काही लिहिलेले नाही)',
  replace: 'तिच्या जागी तुमची टीप सेव्ह करा',
  signedOut: 'ॲडमिनचे लॉग इन संपले आहे. पुन्हा लॉग इन करा.',
};
