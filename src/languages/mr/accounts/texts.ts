import type * as english from '../../../accounts/texts';
import type { Translated } from '../../translated';

export const accountTexts: Translated<typeof english.accountTexts> = {
  loginEmail: 'कृपया योग्य ईमेल लिहा',
  signUpEmail: 'कृपया योग्य ईमेल लिहा',
  buyerLoginPassword: 'पासवर्डमध्ये किमान 6 अक्षरे हवीत',
  dealerLoginPassword: 'पासवर्डमध्ये 6 पेक्षा जास्त अक्षरे हवीत, त्यात इंग्रजी अक्षरे, अंक आणि विशेष चिन्हे हवीत',
  buyerSignUpName: 'कृपया तुमचे नाव लिहा',
  buyerSignUpPassword: 'पासवर्डमध्ये किमान 6 अक्षरे हवीत',
  dealerSignUpPassword: 'पासवर्डमध्ये किमान 6 अक्षरे हवीत, त्यात इंग्रजी अक्षरे आणि अंक दोन्ही हवेत',
  oldPasswordMissing: 'कृपया तुमचा आताचा पासवर्ड लिहा',
  phone: 'कृपया 10 अंकी योग्य फोन नंबर लिहा',
  dealerSignUpIncomplete: 'सर्व माहिती भरणे आणि फोटो लावणे गरजेचे आहे',
  wrongLogin: 'ईमेल किंवा पासवर्ड चुकीचा आहे',
  loginFailed: 'लॉग इन झाले नाही',
  loggedIn: 'लॉग इन झाले',
  signedUp: 'खाते तयार झाले',
  signUpFailed: 'खाते तयार झाले नाही',
  resetSent: 'या ईमेलचे खाते असेल, तर नवीन पासवर्ड ठेवण्याची लिंक पाठवली आहे.',
  resetFailed: 'ईमेल पाठवता आला नाही. कृपया पुन्हा प्रयत्न करा.',
  dealerIdMissing: 'डीलरचा आयडी मिळाला नाही. कृपया पुन्हा लॉग इन करा.',
};

export const deletedTexts: Translated<typeof english.deletedTexts> = {
  buyer: 'तुमचे खाते अजून पूर्णपणे हटलेले नाही. याच ईमेलने लॉग इन करा, म्हणजे हटवणे पुढे सुरू होईल. मग पुन्हा खाते तयार करा.',
  dealer: 'या लॉग इनचे डीलर खाते हटवलेले आहे. कृपया दुसऱ्या ईमेलने खाते तयार करा.',
};

export const passwordTexts: Translated<typeof english.passwordTexts> = {
  needs: 'पासवर्डमध्ये काय हवे',
  held: ' (झाले)',
  long: (characters) => `${characters} किंवा जास्त अक्षरे`,
  letter: 'A ते Z मधील एक अक्षर',
  digit: 'एक अंक',
  sign: '@$!%*?&# पैकी एक',
  nothingElse: 'फक्त A ते Z मधील अक्षरे, अंक आणि @$!%*?&#',
};

export const accountFormTexts: Translated<typeof english.accountFormTexts> = {
  chosen: (file) => `निवडलेली फाइल: ${file}`,
  preview: 'निवडलेला फोटो',
};

export const loginTexts: Translated<typeof english.loginTexts> = {
  needed: 'लॉग इन गरजेचे आहे',
  neededHeading: 'कृपया लॉग इन करा',
  again: 'पुन्हा लॉग इन करा',
  submit: 'लॉग इन करा',
  busy: 'लॉग इन होत आहे...',
  forgotPassword: 'पासवर्ड आठवत नाही?',
  checkEmail: 'तुमचा ईमेल पाहा',
  newHere: 'येथे नवीन आहात?',
  createAccount: 'खाते तयार करा',
};

export const signUpTexts: Translated<typeof english.signUpTexts> = {
  submit: 'खाते तयार करा',
  busy: 'खाते तयार होत आहे...',
  haveAccount: 'आधीच खाते आहे?',
  signIn: 'लॉग इन करा',
};
