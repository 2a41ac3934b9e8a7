import type * as english from '../../../ownAccount/texts';
import type { Translated } from '../../translated';

export const ownAccountTexts: Translated<typeof english.ownAccountTexts> = {
  heading: 'माझे खाते',
  lead: 'तुमची माहिती, तुमचा पासवर्ड, आणि Second Gear तुमच्याबद्दल काय ठेवते.',
  needsLogin: 'तुमचे खाते पाहण्यासाठी लॉग इन करा.',
  loading: 'तुमचे खाते लोड होत आहे',
  failed: 'तुमचे खाते लोड करता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  failedToSave: 'सेव्ह करता आले नाही. काहीही बदललेले नाही. कृपया पुन्हा प्रयत्न करा.',
  wrongPassword: 'हा तुमचा पासवर्ड नाही',
  signedOut: 'तुमचे लॉग इन संपले आहे. कृपया पुन्हा लॉग इन करा.',
  busy: 'थोडे थांबा ...',
};

export const personTexts: Translated<typeof english.personTexts> = {
  heading: 'नाव आणि फोन',
  lead: 'ज्या डीलरांची गाडी बुक केली जाते, त्यांना दोन्ही दिसतात.',
  saved: 'तुमचे नाव आणि फोन नंबर सेव्ह झाले',
};

export const ownProfileTexts: Translated<typeof english.ownProfileTexts> = {
  heading: 'खरेदीदारांना काय दिसते',
  lead: 'तुमचे नाव, जिल्हा, पत्ता, फोन नंबर आणि फोटो तुमच्या प्रोफाइलमध्ये आहेत.',
  link: 'प्रोफाइल बदला',
};

export const emailTexts: Translated<typeof english.emailTexts> = {
  heading: 'ईमेल',
  lead: (email) => `तुमचे लॉग इन ${email} ने होते.`,
  submit: 'लिंक पाठवा',
  sent: 'तुमचा ईमेल पाहा',
  sentText: (email) => `${email} वर एक लिंक पाठवली आहे. लिंक उघडेपर्यंत लॉग इन जुन्या ईमेलनेच होईल.`,
  taken: 'या ईमेलचे आधीच एक खाते आहे',
};

export const passwordChangeTexts: Translated<typeof english.passwordChangeTexts> = {
  heading: 'पासवर्ड',
  lead: 'नवीन पासवर्ड तयार केल्यावर तुमच्या इतर डिव्हाइसवरील लॉग इन एका तासात संपते.',
  submit: 'पासवर्ड बदला',
  saved: 'तुमचा पासवर्ड बदलला',
};

export const themeTexts: Translated<typeof english.themeTexts> = {
  heading: 'फिकट किंवा गडद थीम',
  lead: 'फक्त या डिव्हाइससाठी.',
  label: 'थीम',
  themes: { system: 'डिव्हाइसनुसार', light: 'फिकट', dark: 'गडद' },
};

export const ownDataTexts: Translated<typeof english.ownDataTexts> = {
  heading: 'तुमचा डेटा',
  lead: 'Second Gear तुमच्याबद्दल जे काही ठेवते, ते सर्व एका फाइलमध्ये.',
  download: 'माझा डेटा डाउनलोड करा',
  busy: 'वाचत आहोत ...',
  failed: 'तुमचा डेटा वाचता आला नाही. कृपया पुन्हा प्रयत्न करा.',
};

export const deletionTexts: Translated<typeof english.deletionTexts> = {
  heading: 'खाते हटवा',
  unfinished: 'तुमचा डेटा हटला आहे, पण तुमचे लॉग इन नाही. पूर्ण करण्यासाठी तुमचा पासवर्ड लिहा.',
  goes: {
    buyer:
      'काय हटेल: तुमचे नाव, फोन नंबर आणि ईमेल, तुमचे लॉग इन, जतन केलेल्या गाड्या आणि शोध. ज्या बुकिंगचे उत्तर बाकी आहे किंवा जी स्वीकारली आहेत, ती रद्द होतील.',
    dealer:
      'काय हटेल: तुमचे प्रोफाइल, तुमच्या गाड्या आणि त्यांचे फोटो, तुमच्या दुकानाची रेटिंग, तुमचा ईमेल आणि लॉग इन. ज्या बुकिंगचे उत्तर बाकी आहे किंवा जी स्वीकारली आहेत, त्यांना नकार दिला जाईल. याच लॉग इनने पुन्हा डीलरचे खाते तयार करता येणार नाही.',
  },
  stays: 'काय राहील',
  submit: 'माझे खाते हटवा',
  busy: 'हटवत आहोत ...',
  question: 'तुमचे खाते हटवायचे?',
  questionText: 'हे मागे घेता येत नाही.',
  confirm: 'काढा',
  failed: 'पूर्ण करता आले नाही. जे हटले आहे ते हटलेलेच राहील. कृपया पुन्हा प्रयत्न करा: काम तिथूनच पुढे जाईल, पुढच्या लॉग इनलाही.',
  youngPhotos: (time) =>
    `फोटो टाकल्यानंतर 15 मिनिटांनीच हटवता येतात. बाकी सर्व हटले आहे. कृपया ${time} नंतर लॉग इन करा: तेव्हा हटवणे पूर्ण होईल.`,
  done: 'तुमचे खाते हटवले आहे',
  finished: {
    buyer: 'तुमचे खरेदीदार खाते पूर्णपणे हटले',
    dealer: 'तुमचे डीलर खाते पूर्णपणे हटले',
  },
};
