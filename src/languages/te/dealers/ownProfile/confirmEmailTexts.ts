import type * as english from '../../../../dealers/ownProfile/confirmEmailTexts';
import type { Translated } from '../../../translated';

export const confirmEmailTexts: Translated<typeof english.confirmEmailTexts> = {
  heading: 'మీ ఈమెయిల్ కన్ఫర్మ్ చేయండి',
  lead: 'మీ మొదటి వాహనాన్ని ఆమోదించే ముందు, ఈమెయిల్ కన్ఫర్మ్ అయిందో లేదో Second Gear చూస్తుంది. మేము మీకు లింక్ పంపుతాము.',
  send: 'లింక్ పంపండి',
  sent: 'మీరు లాగిన్ అయ్యే ఈమెయిల్‌కు లింక్ పంపాము. దాన్ని తెరిచి, మళ్లీ ఇక్కడికి రండి.',
  sendAgain: 'మళ్లీ పంపండి',
  check: 'లింక్ తెరిచాను',
  confirmed: 'మీ ఈమెయిల్ కన్ఫర్మ్ అయింది.',
  notYetTitle: 'ఇంకా కాలేదు',
  notYet: 'లింక్‌ను ఇంకా తెరవలేదు. అది మీరు లాగిన్ అయ్యే ఈమెయిల్‌కు వచ్చిన మెయిల్‌లో ఉంది.',
  tooMany: 'చాలా ఈమెయిల్స్ పంపాము. కాసేపటి తర్వాత ప్రయత్నించండి.',
  failed: 'అది కుదరలేదు. మళ్లీ ప్రయత్నించండి.',
};
