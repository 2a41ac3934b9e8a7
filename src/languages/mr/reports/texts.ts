import type * as english from '../../../reports/texts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const reportTexts: Translated<typeof english.reportTexts> = {
  listing: {
    open: 'या लिस्टिंगची तक्रार करा',
    title: (name) => `${name} या गाडीची तक्रार करा`,
    logIn: 'या लिस्टिंगची तक्रार करण्यासाठी लॉग इन करा.',
    reasons: {
      gone: 'गाडी विकली गेली आहे, किंवा कधी नव्हतीच',
      advance: 'गाडी पाहण्याआधीच पैसे मागितले',
      price: 'डीलर वेगळी किंमत मागत आहेत',
      photos: 'फोटो दुसऱ्या गाडीचे आहेत',
      details: 'वर्ष, किलोमीटर किंवा इतर माहिती चुकीची आहे',
      papers: 'गाडी चोरीची असू शकते, किंवा कागदपत्रे बरोबर नाहीत',
      other: 'दुसरे काही',
    },
  },
  dealer: {
    open: 'या डीलरची तक्रार करा',
    title: (name) => `${name} यांची तक्रार करा`,
    logIn: 'या डीलरची तक्रार करण्यासाठी लॉग इन करा.',
    reasons: {
      gone: 'या पत्त्यावर असा कोणी डीलर नाही',
      advance: 'गाडी पाहण्याआधीच पैसे मागितले',
      price: 'किमती लिस्टिंगपेक्षा वेगळ्या आहेत',
      photos: 'नाव किंवा फोटो दुसऱ्या डीलरचा आहे',
      details: 'लिस्टिंगमध्ये खोटी माहिती आहे',
      papers: 'गाड्या चोरीच्या असू शकतात, किंवा कागदपत्रे बरोबर नाहीत',
      other: 'दुसरे काही',
    },
  },
};

export const reportSheetTexts: Translated<typeof english.reportSheetTexts> = {
  lead: 'हे फक्त Second Gear वाचते. तक्रार कोणी केली ते डीलरला कळत नाही.',
  reason: 'काय चुकीचे आहे?',
  text: 'काय झाले?',
  textHint: 'तुम्ही काय पाहिले आणि कधी, ते सांगा. कृपया बँक किंवा कार्डचा नंबर लिहू नका.',
  noReason: 'कृपया काय चुकीचे आहे ते निवडा.',
  noText: 'कृपया काय चुकीचे आहे ते सांगा.',
  send: 'तक्रार पाठवा',
  sending: 'पाठवत आहोत...',
  loading: 'तुमची तक्रार शोधत आहोत...',
  readFailed: 'तुमची तक्रार शोधता आली नाही. कृपया पुन्हा प्रयत्न करा.',
  sendFailed: 'तुमची तक्रार पाठवता आली नाही. कृपया पुन्हा प्रयत्न करा.',
  signedOut: 'तुमचे लॉग इन संपले आहे. तक्रार करण्यासाठी पुन्हा लॉग इन करा.',
  thanks: 'धन्यवाद. तुमची तक्रार आम्हाला मिळाली आहे.',
  sentAt: (time) => `तुम्ही याची तक्रार केली: ${time}.`,
  waiting: 'आम्ही ती अजून पाहिलेली नाही.',
  handled: (time) => `आम्ही ती पाहिली: ${time}.`,
  again: 'पुन्हा तक्रार करा',
  close: 'बंद करा',
};

export const reportsTabTexts: Translated<typeof english.reportsTabTexts> = {
  tab: 'तक्रारी',
  heading: 'खरेदीदारांच्या तक्रारी',
  views: 'कोणत्या तक्रारी',
  open: { label: 'बाकी', empty: 'एकही तक्रार बाकी नाही.' },
  handled: { label: 'निकाली काढल्या', empty: 'अजून एकही तक्रार निकाली काढलेली नाही.' },
  loading: 'तक्रारी लोड होत आहेत...',
  failed: 'तक्रारी लोड झाल्या नाहीत. पुन्हा प्रयत्न करा.',
  kinds: { products: 'कार', bikes: 'बाइक', sellers: 'डीलर' },
  count: (count) => `${count} ${plural(count, { one: 'तक्रार', other: 'तक्रारी' })}`,
  noneAboutDealer: 'या डीलरची किंवा त्यांच्या लिस्टिंगची कोणीही तक्रार केलेली नाही.',
  openListing: 'लिस्टिंग उघडा',
  openDealer: 'डीलर उघडा',
  done: 'निकाली काढा',
  doneAt: (time) => `निकाली काढली: ${time}`,
  doneTitle: (name, count) =>
    plural(count, {
      one: `${name} यांबद्दलची तक्रार निकाली काढायची?`,
      other: `${name} यांबद्दलच्या ${count} तक्रारी निकाली काढायच्या?`,
    }),
  doneConsequence: 'तक्रार करणाऱ्यांना तुम्ही ती पाहिल्याचे दिसेल, पण कारण दिसणार नाही. कारण फक्त रेकॉर्डमध्ये राहते.',
  noteHint: 'हे फक्त ॲडमिनना दिसते.',
  doneSaid: (name) => `निकाली काढली: ${name}`,
  doneFailed: 'हे सेव्ह झाले नाही. पुन्हा प्रयत्न करा.',
  signedOut: 'ॲडमिनचे लॉग इन संपले आहे. पुन्हा लॉग इन करा.',
};
