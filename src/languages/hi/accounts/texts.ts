import type * as english from '../../../accounts/texts';
import type { Translated } from '../../translated';

export const accountTexts: Translated<typeof english.accountTexts> = {
  loginEmail: 'कृपया सही ईमेल लिखें',
  signUpEmail: 'कृपया सही ईमेल लिखें',
  buyerLoginPassword: 'पासवर्ड में कम से कम 6 अक्षर होने चाहिए',
  dealerLoginPassword: 'पासवर्ड में 6 से ज़्यादा अक्षर हों, जिनमें अंग्रेज़ी अक्षर, अंक और ख़ास चिह्न हों',
  buyerSignUpName: 'कृपया अपना नाम लिखें',
  buyerSignUpPassword: 'पासवर्ड में कम से कम 6 अक्षर होने चाहिए',
  dealerSignUpPassword: 'पासवर्ड में कम से कम 6 अक्षर हों, जिनमें अंग्रेज़ी अक्षर और अंक दोनों हों',
  oldPasswordMissing: 'कृपया अपना अभी का पासवर्ड लिखें',
  phone: 'कृपया 10 अंकों का सही फ़ोन नंबर लिखें',
  dealerSignUpIncomplete: 'सभी फ़ील्ड भरना और फ़ोटो लगाना ज़रूरी है',
  wrongLogin: 'ईमेल या पासवर्ड ग़लत है',
  loginFailed: 'लॉग इन नहीं हो सका',
  loggedIn: 'लॉग इन हो गया',
  signedUp: 'खाता बन गया',
  signUpFailed: 'खाता नहीं बन सका',
  resetSent: 'अगर इस ईमेल का खाता है, तो नया पासवर्ड बनाने का लिंक भेज दिया गया है।',
  resetFailed: 'ईमेल नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  dealerIdMissing: 'डीलर की आईडी नहीं मिली। कृपया फिर से लॉग इन करें।',
};

export const deletedTexts: Translated<typeof english.deletedTexts> = {
  buyer: 'आपका खाता अभी पूरी तरह नहीं हटा है। इसी ईमेल से लॉग इन करें, तो हटाना पूरा हो जाएगा। फिर दोबारा खाता बनाएँ।',
  dealer: 'इस लॉग इन का डीलर खाता हटा दिया गया है। कृपया किसी और ईमेल से खाता बनाएँ।',
};

export const passwordTexts: Translated<typeof english.passwordTexts> = {
  needs: 'पासवर्ड में क्या चाहिए',
  held: ' (हो गया)',
  long: (characters) => `${characters} या ज़्यादा अक्षर`,
  letter: 'A से Z तक का एक अक्षर',
  digit: 'एक अंक',
  sign: '@$!%*?&# में से एक',
  nothingElse: 'सिर्फ़ A से Z तक के अक्षर, अंक और @$!%*?&#',
};

export const accountFormTexts: Translated<typeof english.accountFormTexts> = {
  chosen: (file) => `चुनी गई फ़ाइल: ${file}`,
  preview: 'चुनी गई फ़ोटो',
};

export const loginTexts: Translated<typeof english.loginTexts> = {
  needed: 'लॉग इन ज़रूरी है',
  neededHeading: 'कृपया लॉग इन करें',
  again: 'फिर से लॉग इन करें',
  submit: 'लॉग इन करें',
  busy: 'लॉग इन हो रहा है...',
  forgotPassword: 'पासवर्ड याद नहीं?',
  checkEmail: 'अपना ईमेल देखें',
  newHere: 'यहाँ पहली बार?',
  createAccount: 'खाता बनाएँ',
};

export const signUpTexts: Translated<typeof english.signUpTexts> = {
  submit: 'खाता बनाएँ',
  busy: 'खाता बन रहा है...',
  haveAccount: 'पहले से खाता है?',
  signIn: 'लॉग इन करें',
};
