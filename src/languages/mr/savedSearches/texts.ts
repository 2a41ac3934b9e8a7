import type * as english from '../../../savedSearches/texts';
import { savedSearchLimits } from '../../../shared/limits';
import type { Translated } from '../../translated';

export const savedSearchTexts: Translated<typeof english.savedSearchTexts> = {
  all: 'माझे शोध',
  save: 'हा शोध जतन करा',
  saveShort: 'जतन करा',
  saving: 'जतन होत आहे...',
  saved: 'जतन केलेल्या',
  saveFailed: 'हा शोध जतन करता आला नाही. कृपया पुन्हा प्रयत्न करा.',
  tooManyTitle: `${savedSearchLimits.searches} शोध जतन केले आहेत`,
  tooMany: 'आणखी जागा नाही. आधी “माझे शोध” मधून एखादा काढा.',
  tooLongTitle: 'हा शोध जतन करण्यासाठी खूप मोठा आहे',
  tooLong: 'कृपया आधी काही फिल्टर काढा.',
  loginNeeded: 'तुमचे लॉग इन संपले आहे. हा शोध जतन करण्यासाठी पुन्हा लॉग इन करा.',
};

export const mySearchesTexts: Translated<typeof english.mySearchesTexts> = {
  heading: 'माझे शोध',
  lead: 'मागच्या वेळेनंतर काय नवीन आले ते पाहा. सर्वात नवीन लिस्टिंग आधी येतात.',
  onDevice: 'हे शोध या डिव्हाइसवर आहेत. लॉग इन करा, म्हणजे तुमच्या खात्यातून प्रत्येक डिव्हाइसवर मिळतील.',
  logIn: 'लॉग इन करा',
  whyLogIn: 'तुमचे शोध खात्यात ठेवण्यासाठी लॉग इन करा',
  notJoined: (count) =>
    count === 1
      ? 'या डिव्हाइसवरील एका शोधासाठी तुमच्या खात्यात जागा नाही. खालून एखादा काढा, म्हणजे तो खात्यात जाईल.'
      : `या डिव्हाइसवरील ${count} शोधांसाठी तुमच्या खात्यात जागा नाही. खालून काही काढा, म्हणजे ते खात्यात जातील.`,
  loading: 'तुमचे शोध लोड होत आहेत...',
  failed: 'तुमचे शोध लोड करता आले नाहीत. कृपया पुन्हा प्रयत्न करा.',
  signedOut: 'तुमचे शोध पाहण्यासाठी लॉग इन करा.',
  none: 'अजून कोणताही शोध जतन केलेला नाही.',
  how: 'कार किंवा बाइक शोधा, आणि “हा शोध जतन करा” दाबा. मग इथे दिसेल काय नवीन आहे.',
  kinds: { car: 'कार', bike: 'बाइक' },
  all: { car: 'सर्व कार', bike: 'सर्व बाइक' },
  counting: 'नवीन गाड्या पाहत आहोत...',
  countFailed: 'नवीन गाड्या मोजता आल्या नाहीत.',
  new: (count) => `${count} नवीन`,
  nothingNew: 'काही नवीन नाही',
  since: (time) => `${time} नंतर`,
  show: { car: 'कार पाहा', bike: 'बाइक पाहा' },
  remove: 'काढा',
  removeQuestion: 'हा शोध काढायचा?',
  removeFailed: 'हा शोध काढता आला नाही. कृपया पुन्हा प्रयत्न करा.',
};
