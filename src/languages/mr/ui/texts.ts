import type * as english from '../../../ui/texts';
import type { Translated } from '../../translated';

export const dialogTexts: Translated<typeof english.dialogTexts> = {
  error: 'काहीतरी चुकले',
  invalidInput: 'माहिती बरोबर नाही',
  invalid: 'बरोबर नाही',
  ok: 'ठीक आहे',
  cancel: 'राहू द्या',
};

export const headTexts: Translated<typeof english.headTexts> = {
  siteName: 'Second Gear',
  title: (page) => `${page} | Second Gear`,
  description:
    'भारतभरातील डीलर्सच्या सेकंड हँड कार आणि सेकंड हँड बाइक. फोटो आणि माहिती पाहा, आणि टेस्ट ड्राइव्ह किंवा गाडीच बुक करा.',
};

export const controlTexts: Translated<typeof english.controlTexts> = {
  choose: 'कृपया निवडा',
  close: 'बंद करा',
  hide: 'लपवा',
  loading: 'लोड होत आहे...',
  oneMoment: 'एक क्षण...',
  newTab: '(नवीन टॅबमध्ये उघडते)',
  optional: 'गरजेचे नाही',
  opensLater: 'तुम्ही ऑफलाइन आहात. नेटवर्क परत आल्यावर हे उघडेल.',
  save: 'सेव्ह करा',
  show: 'दाखवा',
  suggestions: 'सुचवलेले',
  thePassword: '(पासवर्ड)',
  tryAgain: 'पुन्हा प्रयत्न करा',
};

export const networkTexts: Translated<typeof english.networkTexts> = {
  offline: 'तुम्ही ऑफलाइन आहात.',
  slow: 'नेटवर्क स्लो आहे.',
  choiceKept: 'तुम्ही निवडलेले तसेच राहील.',
  typedKept: 'तुम्ही लिहिलेले तसेच राहील.',
};

export const carouselTexts: Translated<typeof english.carouselTexts> = {
  role: 'कॅरोसेल',
  previous: (label) => `मागचे: ${label}`,
  pause: (label) => `थांबवा: ${label}`,
  next: (label) => `पुढचे: ${label}`,
};
