import type * as english from '../../../ratings/texts';
import { formatMonth, monthOf } from '../../../shared/time/month';
import type { Translated } from '../../translated';

export const ratingTexts: Translated<typeof english.ratingTexts> = {
  heading: 'रेटिंग',
  stars: (stars) => `5 पैकी ${stars} स्टार`,
  average: (average, { count, testDrives }) => `5 पैकी ${average}, एकूण ${count} रेटिंग, त्यांपैकी ${testDrives} टेस्ट ड्राइव्हसह`,
  when: (at) => formatMonth(monthOf(at)),
  described: ({ asDescribed }) => (asDescribed ? 'वर्णनाप्रमाणेच गाडी' : 'वर्णनाप्रमाणे गाडी नव्हती'),
  punctual: ({ onTime }) => (onTime ? 'डीलर वेळेवर होते' : 'डीलर वेळेवर नव्हते'),
  answer: 'डीलरचे उत्तर',
  loading: 'रेटिंग लोड होत आहेत...',
  failed: 'रेटिंग लोड झाली नाहीत. कृपया पुन्हा प्रयत्न करा.',
  none: 'या डीलरला अजून कोणीही रेटिंग दिलेले नाही.',
};

export const rateTexts: Translated<typeof english.rateTexts> = {
  open: 'या डीलरला रेटिंग द्या',
  again: 'या डीलरला पुन्हा रेटिंग द्या',
  replaces: (stars) => `तुमच्या आधीच्या रेटिंगच्या (5 पैकी ${stars}) जागी हे येईल.`,
  confirmLead: 'डीलरला रेटिंग देण्यासाठी ईमेल कन्फर्म केलेला असावा लागतो. आम्ही तुम्हाला एक लिंक पाठवतो.',
  checking: 'तुमचा ईमेल कन्फर्म झाला आहे का ते पाहत आहोत...',
  rated: (stars) => `तुमचे रेटिंग: 5 पैकी ${stars}`,
  hidden: 'Second Gear ने तुमचे रेटिंग लपवले आहे.',
  readFailed: 'तुमचे रेटिंग लोड झाले नाही. कृपया पुन्हा प्रयत्न करा.',
  title: (dealer) => `${dealer} यांना रेटिंग द्या`,
  lead: 'हे कोणीही वाचू शकते, पण तुमचे नाव दिसत नाही. नंतर तुम्हाला ते बदलता येणार नाही.',
  stars: 'अनुभव कसा होता?',
  starsOf: (stars) => `${stars} स्टार`,
  asDescribed: 'गाडी वर्णनाप्रमाणे होती का?',
  onTime: 'डीलर वेळेवर होते का?',
  yes: 'हो',
  no: 'नाही',
  text: 'इतरांना काय माहीत असायला हवे?',
  textHint: 'कृपया कोणाचे नाव किंवा फोन नंबर लिहू नका.',
  missing: 'कृपया स्टार निवडा, आणि दोन्ही प्रश्नांची उत्तरे द्या.',
  send: 'रेटिंग पाठवा',
  sending: 'पाठवत आहोत...',
  sendFailed: 'तुमचे रेटिंग पाठवता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  signedOut: 'तुमचे लॉग इन संपले आहे. डीलरला रेटिंग देण्यासाठी पुन्हा लॉग इन करा.',
};

export const answerTexts: Translated<typeof english.answerTexts> = {
  heading: 'उत्तर बाकी असलेली रेटिंग',
  failed: 'तुमची रेटिंग लोड झाली नाहीत. कृपया पुन्हा प्रयत्न करा.',
  label: 'तुमचे उत्तर',
  hint: 'हे कोणीही वाचू शकते. नंतर तुम्हाला ते बदलता येणार नाही.',
  missing: 'कृपया उत्तर लिहा.',
  send: 'उत्तर पाठवा',
  sending: 'पाठवत आहोत...',
  sendFailed: 'तुमचे उत्तर पाठवता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  changed: 'या रेटिंगला आधीच उत्तर दिलेले आहे.',
  signedOut: 'तुमचे लॉग इन संपले आहे. कृपया पुन्हा लॉग इन करा.',
};

export const hideReasonLabels: Translated<typeof english.hideReasonLabels> = {
  abuse: 'यात कोणाचा अपमान किंवा कोणाला धमकी आहे',
  personal: 'यात कोणाचे नाव, पत्ता किंवा फोन नंबर आहे',
  unrelated: 'हे या विक्रीबद्दल नाही',
  false: 'यातील माहिती खोटी असल्याचे सिद्ध झाले आहे',
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
  lead: 'साइटवर येणाऱ्यांना ते दिसणार नाही, आणि सरासरीत मोजले जाणार नाही. रेटिंग देणारे खरेदीदार आणि डीलर यांना ते दिसत राहील.',
  reason: 'का?',
  noReason: 'कृपया कारण निवडा.',
  failed: 'हे सेव्ह झाले नाही. कृपया पुन्हा प्रयत्न करा.',
  changed: 'दरम्यान दुसऱ्या कोणी याबद्दल निर्णय घेतला आहे.',
  signedOut: 'ॲडमिनचे लॉग इन संपले आहे. कृपया पुन्हा लॉग इन करा.',
};
