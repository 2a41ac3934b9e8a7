import type * as english from '../../../savedSearches/texts';
import { savedSearchLimits } from '../../../shared/limits';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const savedSearchTexts: Translated<typeof english.savedSearchTexts> = {
  all: 'माझे शोध',
  save: 'हा शोध सेव्ह करा',
  saveShort: 'सेव्ह करा',
  saving: 'सेव्ह होत आहे...',
  saved: 'सेव्ह केला',
  saveFailed: 'हा शोध सेव्ह झाला नाही. कृपया पुन्हा प्रयत्न करा.',
  tooManyTitle: `तुम्ही ${savedSearchLimits.searches} शोध सेव्ह केले आहेत`,
  tooMany: 'आणखी जागा नाही. आधी “माझे शोध” मधून एखादा काढा.',
  tooLongTitle: 'हा शोध सेव्ह करण्यासाठी खूप मोठा आहे',
  tooLong: 'कृपया आधी निवडलेल्यांपैकी काही काढा.',
  loginNeeded: 'तुमचे लॉग इन संपले आहे. हा शोध सेव्ह करण्यासाठी पुन्हा लॉग इन करा.',
};

export const mySearchesTexts: Translated<typeof english.mySearchesTexts> = {
  heading: 'माझे शोध',
  lead: 'तुम्ही शेवटी पाहिल्यानंतर नवीन काय आले ते पाहा. सर्वात नवीन लिस्टिंग आधी दिसतात.',
  onDevice: 'हे शोध या डिव्हाइसवर आहेत. लॉग इन केल्यास तुमच्या खात्यातून ते प्रत्येक डिव्हाइसवर दिसतील.',
  logIn: 'लॉग इन करा',
  whyLogIn: 'तुमचे शोध खात्यात ठेवण्यासाठी लॉग इन करा',
  notJoined: (count) =>
    plural(count, {
      one: `या डिव्हाइसवरच्या ${count} शोधासाठी तुमच्या खात्यात जागा नाही. खालून एखादा काढा, मग तो खात्यात जाईल.`,
      other: `या डिव्हाइसवरच्या ${count} शोधांसाठी तुमच्या खात्यात जागा नाही. खालून काही काढा, मग ते खात्यात जातील.`,
    }),
  loading: 'तुमचे शोध लोड होत आहेत...',
  failed: 'तुमचे शोध लोड झाले नाहीत. कृपया पुन्हा प्रयत्न करा.',
  signedOut: 'तुमचे शोध पाहण्यासाठी लॉग इन करा.',
  none: 'तुम्ही अजून एकही शोध सेव्ह केलेला नाही.',
  how: 'कार किंवा बाइक शोधा, आणि “हा शोध सेव्ह करा” दाबा. मग नवीन काय आले ते येथे दिसेल.',
  kinds: { car: 'कार', bike: 'बाइक' },
  all: { car: 'सर्व कार', bike: 'सर्व बाइक' },
  counting: 'नवीन गाड्या पाहत आहोत...',
  countFailed: 'नवीन गाड्या मोजता आल्या नाहीत.',
  new: (count) => `${count} नवीन`,
  nothingNew: 'नवीन काही नाही',
  since: (time) => `${time} नंतर`,
  show: { car: 'कार पाहा', bike: 'बाइक पाहा' },
  remove: 'काढा',
  removeQuestion: 'हा शोध काढायचा?',
  removeFailed: 'हा शोध काढता आला नाही. कृपया पुन्हा प्रयत्न करा.',
};
