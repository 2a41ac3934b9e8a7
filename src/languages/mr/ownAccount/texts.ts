import type * as english from '../../../ownAccount/texts';
import type { Translated } from '../../translated';

export const ownAccountTexts: Translated<typeof english.ownAccountTexts> = {
  heading: 'माझे खाते',
  lead: 'तुमची माहिती, तुमचा पासवर्ड, आणि Second Gear तुमच्याबद्दल काय ठेवते.',
  needsLogin: 'तुमचे खाते पाहण्यासाठी लॉग इन करा.',
  loading: 'तुमचे खाते लोड होत आहे',
  failed: 'तुमचे खाते लोड झाले नाही. कृपया पुन्हा प्रयत्न करा.',
  failedToSave: 'सेव्ह झाले नाही. काहीही बदललेले नाही. कृपया पुन्हा प्रयत्न करा.',
  wrongPassword: 'हा तुमचा पासवर्ड नाही',
  signedOut: 'तुमचे लॉग इन संपले आहे. कृपया पुन्हा लॉग इन करा.',
  busy: 'कृपया थांबा ...',
};

export const personTexts: Translated<typeof english.personTexts> = {
  heading: 'नाव आणि फोन',
  lead: 'ज्या डीलर्सच्या गाड्या तुम्ही बुक करता, त्यांना दोन्ही दिसतात.',
  saved: 'तुमचे नाव आणि फोन नंबर सेव्ह झाले',
};

export const ownProfileTexts: Translated<typeof english.ownProfileTexts> = {
  heading: 'खरेदीदारांना काय दिसते',
  lead: 'तुमचे नाव, जिल्हा, पत्ता, फोन नंबर आणि फोटो तुमच्या प्रोफाइलमध्ये आहेत.',
  link: 'प्रोफाइल बदला',
};

export const emailTexts: Translated<typeof english.emailTexts> = {
  heading: 'ईमेल',
  lead: (email) => `तुम्ही या ईमेलने लॉग इन करता: ${email}.`,
  submit: 'लिंक पाठवा',
  sent: 'तुमचा ईमेल पाहा',
  sentText: (email) => `${email} या ईमेलवर लिंक पाठवली आहे. लिंक उघडेपर्यंत जुन्या ईमेलनेच लॉग इन करा.`,
  taken: 'या ईमेलचे खाते आधीच आहे',
};

export const passwordChangeTexts: Translated<typeof english.passwordChangeTexts> = {
  heading: 'पासवर्ड',
  lead: 'नवीन पासवर्ड ठेवल्यावर तुमच्या इतर डिव्हाइसवरचे लॉग इन एका तासाच्या आत संपते.',
  submit: 'पासवर्ड बदला',
  saved: 'तुमचा पासवर्ड बदलला',
};

export const themeTexts: Translated<typeof english.themeTexts> = {
  heading: 'लाइट किंवा डार्क',
  lead: 'फक्त या डिव्हाइससाठी.',
  label: 'रंग',
  themes: { system: 'डिव्हाइसनुसार', light: 'लाइट', dark: 'डार्क' },
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
  unfinished: 'तुमचा डेटा हटवला आहे, पण लॉग इन अजून आहे. पूर्ण करण्यासाठी तुमचा पासवर्ड लिहा.',
  goes: {
    buyer: 'काय जाईल: तुमचे नाव, फोन नंबर आणि ईमेल, तुमचे लॉग इन, सेव्ह केलेल्या गाड्या आणि सेव्ह केलेले शोध. सुरू असलेली बुकिंग रद्द होतील.',
    dealer:
      'काय जाईल: तुमचे प्रोफाइल, तुमच्या गाड्या आणि त्यांचे फोटो, तुमच्या दुकानाची रेटिंग, तुमचा ईमेल आणि लॉग इन. सुरू असलेल्या बुकिंगला नकार दिला जाईल. याच लॉग इनने पुन्हा डीलर खाते तयार करता येणार नाही.',
  },
  stays: 'काय राहील',
  submit: 'माझे खाते हटवा',
  busy: 'हटवत आहोत ...',
  question: 'तुमचे खाते हटवायचे?',
  questionText: 'हे मागे घेता येणार नाही.',
  confirm: 'हटवा',
  failed: 'पूर्ण झाले नाही. जे हटवले ते हटवलेलेच राहील. कृपया पुन्हा प्रयत्न करा: ते तिथूनच पुढे सुरू होईल, पुढच्या लॉग इनलाही.',
  youngPhotos: (time) =>
    `फोटो टाकल्यानंतर 15 मिनिटांनी हटवता येतात. बाकी सर्व हटवले आहे. कृपया ${time} नंतर लॉग इन करा: मग हटवणे पुढे सुरू होईल.`,
  done: 'तुमचे खाते हटवले आहे',
  finished: {
    buyer: 'तुमचे खरेदीदार खाते पूर्णपणे हटवले आहे',
    dealer: 'तुमचे डीलर खाते पूर्णपणे हटवले आहे',
  },
};
