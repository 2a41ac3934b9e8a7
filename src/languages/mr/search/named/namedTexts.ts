import type * as english from '../../../../search/named/namedTexts';
import type { Translated } from '../../../translated';

const rest = (vehicle: string) =>
  `फोटो, किंमत आणि किलोमीटरसह. प्रत्येक लिस्टिंग तपासलेले आहे. टेस्ट ड्राइव्ह किंवा ${vehicle}च बुक करा.`;

export const namedTexts: Translated<typeof english.namedTexts> = {
  heading: {
    car: { of: (name) => `जुन्या ${name} कार`, in: (place) => `${place} येथील जुन्या कार` },
    bike: { of: (name) => `जुन्या ${name} बाइक`, in: (place) => `${place} येथील जुन्या बाइक` },
  },
  link: {
    car: { of: (name) => `${name} कार`, in: (place) => `${place} येथील कार` },
    bike: { of: (name) => `${name} बाइक`, in: (place) => `${place} येथील बाइक` },
  },
  description: {
    car: {
      of: (name) => `भारतभरातील डीलर्सच्या सेकंड हँड ${name} कार, ${rest('कार')}`,
      in: (place) => `${place} येथे तुमच्या जवळच्या डीलर्सच्या सेकंड हँड कार, ${rest('कार')}`,
    },
    bike: {
      of: (name) => `भारतभरातील डीलर्सच्या सेकंड हँड ${name} बाइक, ${rest('बाइक')}`,
      in: (place) => `${place} येथे तुमच्या जवळच्या डीलर्सच्या सेकंड हँड बाइक, ${rest('बाइक')}`,
    },
  },
};
