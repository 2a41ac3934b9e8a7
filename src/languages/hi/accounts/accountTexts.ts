import type * as english from '../../../accounts/accountTexts';
import type { Translated } from '../../translated';

export const accountFieldTexts: Translated<typeof english.accountFieldTexts> = {
  name: 'नाम',
  email: 'ईमेल',
  password: 'पासवर्ड',
  phone: 'फ़ोन',
  phoneHint: '10 अंकों का नंबर',
  buyersPhoneHint: '10 अंकों का नंबर। जिस डीलर की गाड़ी बुक की जाएगी, उसे यह दिखेगा।',
  dealerName: 'डीलर का नाम',
  district: 'ज़िला',
  address: 'पता',
  picture: 'प्रोफ़ाइल फ़ोटो',
  pictureHint: 'JPG या PNG, जैसे आपकी दुकान सामने से',
  otherPictureHint: 'JPG या PNG। कुछ न चुनने पर पुरानी फ़ोटो रहेगी।',
  oldPassword: 'अभी का पासवर्ड',
  newPassword: 'नया पासवर्ड',
  newEmail: 'नया ईमेल',
};

export const accountRoleTexts: Translated<typeof english.accountRoleTexts> = {
  buyer: {
    loginTitle: 'ख़रीदार लॉग इन',
    loginLead: 'गाड़ी बुक करने और अपनी बुकिंग देखने के लिए लॉग इन करें।',
    signUpTitle: 'ख़रीदार का खाता बनाएँ',
    signUpLead: 'एक मिनट में खाता बनाएँ, फिर साइट की कोई भी कार या बाइक बुक करें।',
  },
  dealer: {
    loginTitle: 'डीलर लॉग इन',
    loginLead: 'गाड़ियाँ डालने और यह देखने के लिए कि किसने बुक की, डीलर के रूप में लॉग इन करें।',
    signUpTitle: 'डीलर का खाता बनाएँ',
    signUpLead: 'डीलर का खाता बनाएँ, और ख़रीदारों को अपने बारे में बताएँ। मंज़ूर होते ही आपकी लिस्टिंग साइट पर आ जाती हैं।',
  },
};
