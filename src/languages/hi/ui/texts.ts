import type * as english from '../../../ui/texts';
import type { Translated } from '../../translated';

export const dialogTexts: Translated<typeof english.dialogTexts> = {
  error: 'गड़बड़ी हुई',
  invalidInput: 'जानकारी ठीक नहीं है',
  invalid: 'ठीक नहीं है',
  ok: 'ठीक है',
  cancel: 'रहने दें',
};

export const headTexts: Translated<typeof english.headTexts> = {
  siteName: 'Second Gear',
  title: (page) => `${page} | Second Gear`,
  description: 'पूरे भारत के डीलरों की पुरानी कारें और पुरानी बाइकें। फ़ोटो और जानकारी देखें, टेस्ट ड्राइव या गाड़ी ही बुक करें।',
};

export const controlTexts: Translated<typeof english.controlTexts> = {
  choose: 'कृपया चुनें',
  close: 'बंद करें',
  hide: 'छिपाएँ',
  loading: 'लोड हो रहा है...',
  oneMoment: 'एक पल...',
  newTab: '(नए टैब में खुलता है)',
  optional: 'ज़रूरी नहीं',
  opensLater: 'आप ऑफ़लाइन हैं। नेटवर्क लौटते ही यह खुलेगा।',
  save: 'सेव करें',
  show: 'दिखाएँ',
  suggestions: 'सुझाव',
  thePassword: '(पासवर्ड)',
  tryAgain: 'फिर कोशिश करें',
};

export const networkTexts: Translated<typeof english.networkTexts> = {
  offline: 'आप ऑफ़लाइन हैं।',
  slow: 'नेटवर्क धीमा है।',
  choiceKept: 'आपकी पसंद बनी रहेगी।',
  typedKept: 'आपका लिखा हुआ बना रहेगा।',
};

export const carouselTexts: Translated<typeof english.carouselTexts> = {
  role: 'कैरोसेल',
  previous: (label) => `पिछला: ${label}`,
  pause: (label) => `रोकें: ${label}`,
  next: (label) => `अगला: ${label}`,
};
