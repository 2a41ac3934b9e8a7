import type * as english from '../../../app/footerMoreTexts';
import type { Translated } from '../../translated';

export const footerMoreTexts: Translated<typeof english.footerMoreTexts> = {
  aboutHeading: 'Second Gear बद्दल',
  about:
    'ज्यांना टेस्ट ड्राइव्ह घ्यायची आहे किंवा गाडी विकत घ्यायची आहे, त्यांना आम्ही जुन्या कार आणि बाइकच्या डीलर्सशी जोडतो. प्रत्येक लिस्टिंग ' +
    'साइटवर येण्याआधी तपासले जाते.',
  supportHeading: 'मदत',
  message: 'आम्हाला मेसेज पाठवा',
  followHeading: 'आम्हाला फॉलो करा',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youTube: 'YouTube',
  searchesLabel: 'कंपन्या आणि ठिकाणे',
};
