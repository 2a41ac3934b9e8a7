import type * as english from '../../../app/footerMoreTexts';
import type { Translated } from '../../translated';

export const footerMoreTexts: Translated<typeof english.footerMoreTexts> = {
  aboutHeading: 'Second Gear बद्दल',
  about:
    'आम्ही जुन्या कार आणि बाइकच्या डीलरांना अशा लोकांशी जोडतो ज्यांना टेस्ट ड्राइव्ह किंवा गाडी घ्यायची आहे. प्रत्येक लिस्टिंग ' +
    'साइटवर येण्यापूर्वी तपासली जाते.',
  supportHeading: 'मदत',
  message: 'आम्हाला संदेश पाठवा',
  followHeading: 'आम्हाला फॉलो करा',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youTube: 'YouTube',
  searchesLabel: 'कंपन्या आणि ठिकाणे',
};
