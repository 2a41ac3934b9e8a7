import type * as english from '../../../../dealers/ownProfile/ownProfileTexts';
import type { Translated } from '../../../translated';

export const profileTexts: Translated<typeof english.profileTexts> = {
  heading: 'मेरी प्रोफ़ाइल',
  dealerName: 'डीलर का नाम',
  district: 'ज़िला',
  address: 'पता',
  phone: 'फ़ोन',
  notGiven: 'नहीं दिया गया',
  addCar: 'कार जोड़ें',
  addBike: 'बाइक जोड़ें',
  edit: 'प्रोफ़ाइल बदलें',
  orders: 'बुकिंग देखें',
  shown: 'ख़रीदारों को क्या दिखता है',
  change: 'आपका बदलाव',
  waiting: 'जाँच बाक़ी',
  rejected: 'नामंज़ूर',
  sentOn: (time) => `भेजा गया: ${time}।`,
  sendAgain: 'बदलकर फिर भेजें',
  takeBack: 'वापस लें',
  keep: 'रहने दें',
  dismiss: 'हटाएँ',
  editLead: 'यह ख़रीदारों को आपकी हर गाड़ी के साथ दिखता है। बुकिंग में वही रहता है जो बुक करते समय था।',
  saving: 'सेव हो रहा है...',
  back: 'मेरी प्रोफ़ाइल पर वापस',
  notPublic: 'आपकी पहली लिस्टिंग मंज़ूर होते ही ख़रीदारों को आपकी प्रोफ़ाइल दिखेगी।',
  reviewed:
    'नया फ़ोन नंबर तुरंत दिखता है। नाम, ज़िला, पता और फ़ोटो की जाँच होती है; तब तक ख़रीदारों को वही दिखता है जो ' +
    'पहले मंज़ूर हुआ था।',
  editsWaiting: 'यह आपका वह बदलाव है जिसकी जाँच बाक़ी है। सेव करने पर यह फिर भेजा जाएगा।',
  saved: 'आपकी प्रोफ़ाइल सेव हो गई।',
  waits: 'आपके बदलाव की जाँच बाक़ी है।',
  phoneSaved: 'आपका फ़ोन नंबर सेव हो गया।',
  restWaits: 'बाक़ी की जाँच होगी; तब तक ख़रीदारों को मंज़ूर की हुई प्रोफ़ाइल दिखेगी।',
  untilThen: 'मंज़ूर होने तक ख़रीदारों को आपकी प्रोफ़ाइल पहले जैसी दिखेगी।',
  takeBackQuestion: 'यह बदलाव वापस लें?',
  takeBackConsequence: 'आपकी प्रोफ़ाइल वैसी ही रहेगी जैसी अभी ख़रीदारों को दिखती है।',
  takenBack: 'आपका बदलाव वापस ले लिया गया।',
  takeBackFailed: 'बदलाव वापस नहीं लिया जा सका। कृपया फिर कोशिश करें।',
  dismissFailed: 'हटाया नहीं जा सका। कृपया फिर कोशिश करें।',
  failed: 'आपकी प्रोफ़ाइल सेव नहीं हो सकी। कृपया फिर कोशिश करें।',
  changed: 'आपकी प्रोफ़ाइल बदल गई है। कृपया फिर से देखें।',
  discardConsequence: 'आपकी प्रोफ़ाइल जैसी है वैसी ही रहेगी।',
  loadFailed: 'आपकी प्रोफ़ाइल लोड नहीं हो सकी। कृपया फिर कोशिश करें।',
};

export const suspendedTexts: Translated<typeof english.suspendedTexts> = {
  pageTitle: 'खाता रोका गया है',
  since: (time) => `${time} से`,
  write: 'हमें लिखें',
  call: 'हमें कॉल करें',
  title: 'आपका खाता रोका गया है',
  why: 'क्यों:',
  meansTitle: 'इसका क्या मतलब है',
  means: [
    'ख़रीदारों को न आपका पेज दिखता है, न आपकी लिस्टिंग।',
    'जिन्होंने आपकी कोई गाड़ी बुक की है, उन्हें दिखता है कि आप अब Second Gear पर नहीं हैं।',
    'कुछ भी सेव नहीं किया जा सकता। जो सेव है, वह बना रहेगा।',
  ],
  contactTitle: 'आगे क्या करें',
  contact: 'अगर लगता है कि यह ग़लती से हुआ है, या मामला सुलझ गया है, तो हमें लिखें या कॉल करें।',
  subject: (dealerName) => `रोका गया खाता: ${dealerName}`,
};

export const identityLabels: Translated<typeof english.identityLabels> = {
  dealerName: 'डीलर का नाम',
  distName: 'ज़िला',
  address: 'पता',
  profilePic: 'फ़ोटो',
};
