import type * as english from '../../../../search/named/namedTexts';
import type { Translated } from '../../../translated';

const rest = (vehicle: string) =>
  `फ़ोटो, कीमत और किलोमीटर के साथ। हर लिस्टिंग जाँची हुई है। टेस्ट ड्राइव या ${vehicle} ही बुक करें।`;

export const namedTexts: Translated<typeof english.namedTexts> = {
  heading: {
    car: { of: (name) => `पुरानी ${name} कारें`, in: (place) => `${place} में पुरानी कारें` },
    bike: { of: (name) => `पुरानी ${name} बाइकें`, in: (place) => `${place} में पुरानी बाइकें` },
  },
  link: {
    car: { of: (name) => `${name} कारें`, in: (place) => `${place} में कारें` },
    bike: { of: (name) => `${name} बाइकें`, in: (place) => `${place} में बाइकें` },
  },
  description: {
    car: {
      of: (name) => `पूरे भारत के डीलरों की पुरानी ${name} कारें, ${rest('कार')}`,
      in: (place) => `${place} में आपके पास के डीलरों की पुरानी कारें, ${rest('कार')}`,
    },
    bike: {
      of: (name) => `पूरे भारत के डीलरों की पुरानी ${name} बाइकें, ${rest('बाइक')}`,
      in: (place) => `${place} में आपके पास के डीलरों की पुरानी बाइकें, ${rest('बाइक')}`,
    },
  },
};
