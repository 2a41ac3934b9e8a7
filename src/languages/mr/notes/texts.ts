import type * as english from '../../../notes/texts';
import type { Translated } from '../../translated';

export const noteTexts: Translated<typeof english.noteTexts> = {
  heading: 'खासगी नोट',
  open: 'खासगी नोट',
  hint: 'ही फक्त ॲडमिनना दिसते.',
  save: 'नोट सेव्ह करा',
  saving: 'सेव्ह होत आहे...',
  savedAt: (time) => `सेव्ह केली: ${time}`,
  unsaved: 'अजून सेव्ह केलेली नाही.',
  none: 'अजून कोणतीही नोट नाही.',
  loading: 'नोट लोड होत आहे...',
  failed: 'नोट लोड झाली नाही. पुन्हा प्रयत्न करा.',
  saveFailed: 'नोट सेव्ह झाली नाही. पुन्हा प्रयत्न करा.',
  changed: 'दरम्यान दुसऱ्या ॲडमिनने वेगळी नोट सेव्ह केली आहे:',
  nothing: '(काही लिहिलेले नाही)',
  replace: 'त्याऐवजी तुमची नोट सेव्ह करा',
  signedOut: 'ॲडमिनचे लॉग इन संपले आहे. पुन्हा लॉग इन करा.',
};
