import type * as english from '../../../ratings/texts';
import { formatMonth, monthOf } from '../../../shared/time/month';
import type { Translated } from '../../translated';

export const ratingTexts: Translated<typeof english.ratingTexts> = {
  heading: 'रेटिंग',
  stars: (stars) => `5 पैकी ${stars} स्टार`,
  average: (average, { count, testDrives }) => `5 पैकी ${average}, एकूण ${count} रेटिंग, त्यातील ${testDrives} टेस्ट ड्राइव्हसह`,
  when: (at) => formatMonth(monthOf(at)),
  described: ({ asDescribed }) => (asDescribed ? 'गाडी वर्णनाप्रमाणे होती' : 'गाडी वर्णनाप्रमाणे नव्हती'),
  punctual: ({ onTime }) => (onTime ? 'डीलर वेळेवर होते' : 'डीलर वेळेवर नव्हते'),
  answer: 'डीलरचे उत्तर',
  loading: 'रेटिंग लोड होत आहेत...',
  failed: 'रेटिंग लोड करता आली नाहीत. कृपया पुन्हा प्रयत्न करा.',
  none: 'या डीलरला अजून कोणीही रेटिंग दिलेले नाही.',
};

export const rateTexts: Translated<typeof english.rateTexts> = {
  open: 'या डीलरला रेटिंग द्या',
  again: 'या डीलरला पुन्हा रेटिंग द्या',
  replaces: (stars) => `हे तुमच्या मागील रेटिंगची (5 पैकी ${stars}) जागा घेईल.`,
  confirmLead: 'डीलरला रेटिंग देण्यासाठी ईमेलची खात्री गरजेची आहे. आम्ही तुम्हाला एक लिंक पाठवतो.',
  checking: 'तुमच्या ईमेलची खात्री झाली आहे का ते पाहत आहोत...',
  rated: (stars) => `तुमचे रेटिंग: 5 पैकी ${stars}`,
  hidden: 'Second Gear ने तुमचे रेटिंग लपवले आहे.',
  readFailed: 'तुमचे रेटिंग लोड करता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  title: (dealer) => `${dealer} यांना रेटिंग द्या`,
  lead: 'हे कोणीही वाचू शकते, पण तुमचे नाव दिसत नाही. नंतर हे बदलता येत नाही.',
  stars: 'अनुभव कसा होता?',
  starsOf: (stars) => `${stars} स्टार`,
  asDescribed: 'गाडी वर्णनाप्रमाणे होती का?',
  onTime: 'डीलर वेळेवर होते का?',
  yes: 'हो',
  no: 'नाही',
  text: 'इतरांना काय माहीत असायला हवे?',
  textHint: 'कृपया कोणतेही नाव किंवा फोन नंबर लिहू नका.',
  missing: 'कृपया स्टार निवडा, आणि दोन्ही प्रश्नांची उत्तरे द्या.',
  send: 'रेटिंग पाठवा',
  sending: 'पाठवत आहोत...',
  sendFailed: 'रेटिंग पाठवता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  signedOut: 'तुमचे लॉग इन संपले आहे. डीलरला रेटिंग देण्यासाठी पुन्हा लॉग इन करा.',
};

export const answerTexts: Translated<typeof english.answerTexts> = {
  heading: 'उत्तर बाकी असलेली रेटिंग',
  failed: 'तुमची रेटिंग लोड करता आली नाहीत. कृपया पुन्हा प्रयत्न करा.',
  label: 'तुमचे उत्तर',
  hint: 'हे कोणीही वाचू शकते. नंतर हे बदलता येत नाही.',
  missing: 'कृपया उत्तर लिहा.',
  send: 'उत्तर पाठवा',
  sending: 'पाठवत आहोत...',
  sendFailed: 'उत्तर पाठवता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  changed: 'या रेटिंगचे उत्तर आधीच दिले आहे.',
  signedOut: 'तुमचे लॉग इन संपले आहे. कृपया पुन्हा लॉग इन करा.',
};

export const hideReasonLabels: Translated<typeof english.hideReasonLabels> = {
  abuse: 'यात कोणाचा अपमान आहे किंवा कोणाला धमकी दिली आहे',
  personal: 'यात कोणाचे नाव, पत्ता किंवा फोन नंबर आहे',
  unrelated: 'हे या विक्रीबद्दल नाही',
  false: 'यातील मजकूर खोटा ठरला आहे',
  advertising: 'ही जाहिरात आहे',
};

export const ratingsAsAdminTexts: Translated<typeof english.ratingsAsAdminTexts> = {
  heading: 'रेटिंग',
  hide: 'लपवा',
  show: 'पुन्हा दाखवा',
  of: (name) => `: ${name} यांचे रेटिंग`,
  hidden: (reason) => `लपवले: ${reason}`,
  none: 'या डीलरला कोणीही रेटिंग दिलेले नाही.',
  title: (name) => `${name} यांचे रेटिंग लपवायचे?`,
  lead: 'हे साइटवर येणाऱ्यांना दिसणार नाही, आणि सरासरीत मोजले जाणार नाही. ते देणाऱ्या खरेदीदाराला आणि डीलरला अजूनही दिसेल.',
  reason: 'का?',
  noReason: 'कृपया कारण निवडा.',
  failed: 'हे सेव्ह करता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  changed: 'दरम्यान दुसऱ्या कोणी याचा निर्णय घेतला आहे.',
  signedOut: 'ॲडमिनचे लॉग इन संपले आहे. कृपया पुन्हा लॉग इन करा.',
};
