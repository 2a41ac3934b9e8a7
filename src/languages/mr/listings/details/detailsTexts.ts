import type * as english from '../../../../listings/details/detailsTexts';
import type { Translated } from '../../../translated';

export const detailsTexts: Translated<typeof english.detailsTexts> = {
  photosOf: (name) => `${name} चे फोटो`,
  photoOf: (name, number, count) => `${name}, ${count} पैकी फोटो ${number}`,
  wholeScreen: '(पूर्ण स्क्रीनवर पाहा)',
  showPhoto: (number) => `फोटो ${number} दाखवा`,
  factGroups: {
    overview: 'ठळक माहिती',
    engine: 'इंजिन',
    safety: 'सुरक्षा आणि वॉरंटी',
    papers: 'कागदपत्रे',
    model: 'मॉडेल आणि आकार',
  },
  place: 'ठिकाण',
  safety: 'सावध राहा',
  safetyTips: [
    'डीलरकडे भेटा, आणि निर्णय घेण्यापूर्वी गाडी चालवून पाहा.',
    'कागदपत्रे पाहा: नोंदणी, विमा, सर्व्हिस बुक.',
    'पैसे मिळवण्यासाठी कधीही पैसे देऊ नका, आणि गाडी पाहण्यापूर्वी काहीही देऊ नका.',
  ],
  description: 'वर्णन',
  dealer: 'डीलर',
  allOfDealer: 'या डीलरच्या सर्व गाड्या पाहा',
};
