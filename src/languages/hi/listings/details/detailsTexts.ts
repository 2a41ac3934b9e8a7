import type * as english from '../../../../listings/details/detailsTexts';
import type { Translated } from '../../../translated';

export const detailsTexts: Translated<typeof english.detailsTexts> = {
  photosOf: (name) => `${name} की फ़ोटो`,
  photoOf: (name, number, count) => `${name}, ${count} में से फ़ोटो ${number}`,
  wholeScreen: '(पूरी स्क्रीन पर देखें)',
  showPhoto: (number) => `फ़ोटो ${number} दिखाएँ`,
  factGroups: {
    overview: 'ख़ास बातें',
    engine: 'इंजन',
    safety: 'सेफ़्टी और वारंटी',
    papers: 'काग़ज़ात',
    model: 'मॉडल और आकार',
  },
  place: 'जगह',
  safety: 'सावधान रहें',
  safetyTips: [
    'डीलर के यहाँ मिलें, और फ़ैसले से पहले गाड़ी चलाकर देखें।',
    'काग़ज़ात देखें: रजिस्ट्रेशन, बीमा, सर्विस बुक।',
    'पैसे पाने के लिए कभी पैसे न दें, और गाड़ी देखने से पहले कुछ भी न दें।',
  ],
  description: 'विवरण',
  dealer: 'डीलर',
  allOfDealer: 'इस डीलर की सभी गाड़ियाँ देखें',
};
