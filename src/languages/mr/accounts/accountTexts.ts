import type * as english from '../../../accounts/accountTexts';
import type { Translated } from '../../translated';

export const accountFieldTexts: Translated<typeof english.accountFieldTexts> = {
  name: 'नाव',
  email: 'ईमेल',
  password: 'पासवर्ड',
  phone: 'फोन',
  phoneHint: '10 अंकी नंबर',
  buyersPhoneHint: '10 अंकी नंबर. ज्या डीलरची गाडी तुम्ही बुक कराल, त्यांना तो दिसेल.',
  dealerName: 'डीलरचे नाव',
  district: 'जिल्हा',
  address: 'पत्ता',
  picture: 'प्रोफाइल फोटो',
  pictureHint: 'JPG किंवा PNG, उदा. समोरून तुमचे दुकान',
  otherPictureHint: 'JPG किंवा PNG. काही न निवडल्यास आधीचा फोटो राहील.',
  oldPassword: 'आताचा पासवर्ड',
  newPassword: 'नवीन पासवर्ड',
  newEmail: 'नवीन ईमेल',
};

export const accountRoleTexts: Translated<typeof english.accountRoleTexts> = {
  buyer: {
    loginTitle: 'खरेदीदार लॉग इन',
    loginLead: 'गाडी बुक करण्यासाठी आणि तुमची बुकिंग पाहण्यासाठी लॉग इन करा.',
    signUpTitle: 'खरेदीदार खाते तयार करा',
    signUpLead: 'एका मिनिटात खाते तयार करा आणि साइटवरची कोणतीही कार किंवा बाइक बुक करा.',
  },
  dealer: {
    loginTitle: 'डीलर लॉग इन',
    loginLead: 'गाड्या टाकण्यासाठी आणि त्या कोणी बुक केल्या ते पाहण्यासाठी डीलर म्हणून लॉग इन करा.',
    signUpTitle: 'डीलर खाते तयार करा',
    signUpLead: 'डीलर खाते तयार करा आणि खरेदीदारांना तुमची ओळख करून द्या. मंजूर होताच तुमची लिस्टिंग साइटवर येतात.',
  },
};
