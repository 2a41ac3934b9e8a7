import type * as english from '../../../savedSearches/texts';
import { savedSearchLimits } from '../../../shared/limits';
import type { Translated } from '../../translated';

export const savedSearchTexts: Translated<typeof english.savedSearchTexts> = {
  all: 'मेरी खोजें',
  save: 'यह खोज सहेजें',
  saveShort: 'सहेजें',
  saving: 'सहेजी जा रही है...',
  saved: 'सहेजी गई',
  saveFailed: 'यह खोज सहेजी नहीं जा सकी। कृपया फिर कोशिश करें।',
  tooManyTitle: `${savedSearchLimits.searches} खोजें सहेजी जा चुकी हैं`,
  tooMany: 'और जगह नहीं है। पहले “मेरी खोजें” में से कोई एक हटाएँ।',
  tooLongTitle: 'यह खोज सहेजने के लिए बहुत लंबी है',
  tooLong: 'कृपया पहले कुछ फ़िल्टर हटाएँ।',
  loginNeeded: 'आपका लॉग इन ख़त्म हो गया है। यह खोज सहेजने के लिए फिर से लॉग इन करें।',
};

export const mySearchesTexts: Translated<typeof english.mySearchesTexts> = {
  heading: 'मेरी खोजें',
  lead: 'देखें कि पिछली बार के बाद क्या नया आया। सबसे नई लिस्टिंग पहले आती हैं।',
  onDevice: 'ये खोजें इस डिवाइस पर हैं। लॉग इन करें, तो आपके खाते से हर डिवाइस पर मिलेंगी।',
  logIn: 'लॉग इन करें',
  whyLogIn: 'अपनी खोजें खाते में रखने के लिए लॉग इन करें',
  notJoined: (count) =>
    count === 1
      ? 'इस डिवाइस की एक खोज के लिए आपके खाते में जगह नहीं है। नीचे से कोई एक हटाएँ, तो वह खाते में चली जाएगी।'
      : `इस डिवाइस की ${count} खोजों के लिए आपके खाते में जगह नहीं है। नीचे से कुछ हटाएँ, तो वे खाते में चली जाएँगी।`,
  loading: 'आपकी खोजें लोड हो रही हैं...',
  failed: 'आपकी खोजें लोड नहीं हो सकीं। कृपया फिर कोशिश करें।',
  signedOut: 'अपनी खोजें देखने के लिए लॉग इन करें।',
  none: 'अभी कोई खोज सहेजी नहीं गई है।',
  how: 'कार या बाइक खोजें, और “यह खोज सहेजें” दबाएँ। फिर यहाँ दिखेगा कि क्या नया है।',
  kinds: { car: 'कारें', bike: 'बाइकें' },
  all: { car: 'सभी कारें', bike: 'सभी बाइकें' },
  counting: 'नई गाड़ियाँ देखी जा रही हैं...',
  countFailed: 'नई गाड़ियाँ नहीं गिनी जा सकीं।',
  new: (count) => `${count} नई`,
  nothingNew: 'कुछ नया नहीं',
  since: (time) => `${time} के बाद`,
  show: { car: 'कारें देखें', bike: 'बाइकें देखें' },
  remove: 'हटाएँ',
  removeQuestion: 'यह खोज हटाएँ?',
  removeFailed: 'यह खोज हटाई नहीं जा सकी। कृपया फिर कोशिश करें।',
};
