import type * as english from '../../../ownAccount/texts';
import type { Translated } from '../../translated';

export const ownAccountTexts: Translated<typeof english.ownAccountTexts> = {
  heading: 'मेरा खाता',
  lead: 'आपकी जानकारी, आपका पासवर्ड, और Second Gear आपके बारे में क्या रखता है।',
  needsLogin: 'अपना खाता देखने के लिए लॉग इन करें।',
  loading: 'आपका खाता लोड हो रहा है',
  failed: 'आपका खाता लोड नहीं हो सका। कृपया फिर कोशिश करें।',
  failedToSave: 'सेव नहीं हो सका। कुछ भी नहीं बदला है। कृपया फिर कोशिश करें।',
  wrongPassword: 'यह आपका पासवर्ड नहीं है',
  signedOut: 'आपका लॉग इन ख़त्म हो गया है। कृपया फिर से लॉग इन करें।',
  busy: 'थोड़ा इंतज़ार करें ...',
};

export const personTexts: Translated<typeof english.personTexts> = {
  heading: 'नाम और फ़ोन',
  lead: 'जिन डीलरों की गाड़ी बुक की जाती है, उन्हें दोनों दिखते हैं।',
  saved: 'आपका नाम और फ़ोन नंबर सेव हो गया',
};

export const ownProfileTexts: Translated<typeof english.ownProfileTexts> = {
  heading: 'ख़रीदारों को क्या दिखता है',
  lead: 'आपका नाम, ज़िला, पता, फ़ोन नंबर और फ़ोटो आपकी प्रोफ़ाइल में हैं।',
  link: 'प्रोफ़ाइल बदलें',
};

export const emailTexts: Translated<typeof english.emailTexts> = {
  heading: 'ईमेल',
  lead: (email) => `आपका लॉग इन ${email} से होता है।`,
  submit: 'लिंक भेजें',
  sent: 'अपना ईमेल देखें',
  sentText: (email) => `${email} पर एक लिंक भेजा गया है। जब तक लिंक न खोला जाए, लॉग इन पुराने ईमेल से ही होगा।`,
  taken: 'इस ईमेल का पहले से एक खाता है',
};

export const passwordChangeTexts: Translated<typeof english.passwordChangeTexts> = {
  heading: 'पासवर्ड',
  lead: 'नया पासवर्ड बनाने पर आपके दूसरे डिवाइसों का लॉग इन एक घंटे के अंदर ख़त्म हो जाता है।',
  submit: 'पासवर्ड बदलें',
  saved: 'आपका पासवर्ड बदल गया',
};

export const themeTexts: Translated<typeof english.themeTexts> = {
  heading: 'हल्की या गहरी थीम',
  lead: 'सिर्फ़ इस डिवाइस के लिए।',
  label: 'थीम',
  themes: { system: 'डिवाइस के अनुसार', light: 'हल्की', dark: 'गहरी' },
};

export const ownDataTexts: Translated<typeof english.ownDataTexts> = {
  heading: 'आपका डेटा',
  lead: 'Second Gear आपके बारे में जो कुछ रखता है, सब एक फ़ाइल में।',
  download: 'मेरा डेटा डाउनलोड करें',
  busy: 'पढ़ा जा रहा है ...',
  failed: 'आपका डेटा नहीं पढ़ा जा सका। कृपया फिर कोशिश करें।',
};

export const deletionTexts: Translated<typeof english.deletionTexts> = {
  heading: 'खाता हटाएँ',
  unfinished: 'आपका डेटा हट गया है, पर आपका लॉग इन नहीं। पूरा करने के लिए अपना पासवर्ड लिखें।',
  goes: {
    buyer:
      'क्या हटेगा: आपका नाम, फ़ोन नंबर और ईमेल, आपका लॉग इन, सहेजी गई गाड़ियाँ और खोजें। जिन बुकिंग का जवाब बाक़ी है या जो स्वीकार हुई हैं, वे रद्द हो जाएँगी।',
    dealer:
      'क्या हटेगा: आपकी प्रोफ़ाइल, आपकी गाड़ियाँ और उनकी फ़ोटो, आपकी दुकान की रेटिंग, आपका ईमेल और लॉग इन। जिन बुकिंग का जवाब बाक़ी है या जो स्वीकार हुई हैं, उनके लिए मना कर दिया जाएगा। इसी लॉग इन से फिर डीलर का खाता नहीं बन सकेगा।',
  },
  stays: 'क्या रहेगा',
  submit: 'मेरा खाता हटाएँ',
  busy: 'हटाया जा रहा है ...',
  question: 'अपना खाता हटाएँ?',
  questionText: 'इसे वापस नहीं लिया जा सकता।',
  confirm: 'हटाएँ',
  failed: 'पूरा नहीं हो सका। जो हट चुका है, वह हटा रहेगा। कृपया फिर कोशिश करें: काम वहीं से आगे बढ़ेगा, अगले लॉग इन पर भी।',
  youngPhotos: (time) =>
    `फ़ोटो डालने के 15 मिनट बाद ही हटाई जा सकती हैं। बाक़ी सब हट गया है। कृपया ${time} के बाद लॉग इन करें: तब हटाना पूरा होगा।`,
  done: 'आपका खाता हटा दिया गया',
  finished: {
    buyer: 'आपका ख़रीदार खाता पूरी तरह हट गया',
    dealer: 'आपका डीलर खाता पूरी तरह हट गया',
  },
};
