import type * as english from '../../../../listings/details/detailsTexts';
import type { Translated } from '../../../translated';

export const detailsTexts: Translated<typeof english.detailsTexts> = {
  photosOf: (name) => `${name} या गाडीचे फोटो`,
  photoOf: (name, number, count) => `${name}, ${count} पैकी फोटो ${number}`,
  wholeScreen: '(पूर्ण स्क्रीनवर पाहा)',
  showPhoto: (number) => `फोटो ${number} दाखवा`,
  factGroups: {
    overview: 'थोडक्यात',
    engine: 'इंजिन',
    safety: 'सेफ्टी आणि वॉरंटी',
    papers: 'कागदपत्रे',
    model: 'मॉडेल आणि आकार',
  },
  place: 'ठिकाण',
  safety: 'सावध राहा',
  safetyTips: [
    'डीलरकडे जाऊन भेटा, आणि ठरवण्याआधी गाडी चालवून पाहा.',
    'कागदपत्रे पाहा: रजिस्ट्रेशन, विमा, सर्व्हिस बुक.',
    'पैसे मिळवण्यासाठी कधीही पैसे देऊ नका, आणि गाडी पाहण्याआधी काहीही देऊ नका.',
  ],
  description: 'वर्णन',
  dealer: 'डीलर',
  allOfDealer: 'या डीलरच्या सर्व गाड्या पाहा',
};
