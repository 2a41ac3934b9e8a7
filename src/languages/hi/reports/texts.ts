import type * as english from '../../../reports/texts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const reportTexts: Translated<typeof english.reportTexts> = {
  listing: {
    open: 'इस लिस्टिंग की शिकायत करें',
    title: (name) => `${name} की शिकायत करें`,
    logIn: 'इस लिस्टिंग की शिकायत करने के लिए लॉग इन करें।',
    reasons: {
      gone: 'गाड़ी बिक चुकी है, या कभी थी ही नहीं',
      advance: 'गाड़ी दिखाने से पहले पैसे माँगे गए',
      price: 'डीलर कोई और कीमत माँग रहे हैं',
      photos: 'फ़ोटो किसी और गाड़ी की हैं',
      details: 'साल, किलोमीटर या कोई और जानकारी ग़लत है',
      papers: 'गाड़ी चोरी की हो सकती है, या काग़ज़ात सही नहीं हैं',
      other: 'कुछ और',
    },
  },
  dealer: {
    open: 'इस डीलर की शिकायत करें',
    title: (name) => `${name} की शिकायत करें`,
    logIn: 'इस डीलर की शिकायत करने के लिए लॉग इन करें।',
    reasons: {
      gone: 'इस पते पर ऐसा कोई डीलर नहीं है',
      advance: 'गाड़ी दिखाने से पहले पैसे माँगे गए',
      price: 'कीमतें लिस्टिंग से अलग हैं',
      photos: 'नाम या फ़ोटो किसी और डीलर की है',
      details: 'लिस्टिंग में सही बातें नहीं लिखी हैं',
      papers: 'गाड़ियाँ चोरी की हो सकती हैं, या काग़ज़ात सही नहीं हैं',
      other: 'कुछ और',
    },
  },
};

export const reportSheetTexts: Translated<typeof english.reportSheetTexts> = {
  lead: 'आपकी शिकायत सिर्फ़ Second Gear को दिखती है। डीलर को पता नहीं चलता कि शिकायत किसने की है।',
  reason: 'क्या ग़लत है?',
  text: 'क्या हुआ?',
  textHint: 'बताएँ कि आपने क्या देखा और कब। कृपया बैंक या कार्ड का नंबर न लिखें।',
  noReason: 'कृपया चुनें कि क्या ग़लत है।',
  noText: 'कृपया बताएँ कि क्या ग़लत है।',
  send: 'शिकायत भेजें',
  sending: 'भेजी जा रही है...',
  loading: 'आपकी शिकायत खोजी जा रही है...',
  readFailed: 'आपकी शिकायत नहीं खोजी जा सकी। कृपया फिर कोशिश करें।',
  sendFailed: 'आपकी शिकायत नहीं भेजी जा सकी। कृपया फिर कोशिश करें।',
  signedOut: 'आपका लॉग इन ख़त्म हो गया है। शिकायत करने के लिए फिर से लॉग इन करें।',
  thanks: 'धन्यवाद। आपकी शिकायत हमें मिल गई है।',
  sentAt: (time) => `आपने इसकी शिकायत की थी: ${time}।`,
  waiting: 'हमने इसे अभी तक नहीं देखा है।',
  handled: (time) => `हमने इसे देख लिया: ${time}।`,
  again: 'दोबारा शिकायत करें',
  close: 'बंद करें',
};

export const reportsTabTexts: Translated<typeof english.reportsTabTexts> = {
  tab: 'शिकायतें',
  heading: 'ख़रीदारों की शिकायतें',
  views: 'कौन-सी शिकायतें',
  open: { label: 'बाक़ी', empty: 'कोई शिकायत बाक़ी नहीं है।' },
  handled: { label: 'निपटाई गई', empty: 'अभी कोई शिकायत निपटाई नहीं गई है।' },
  loading: 'शिकायतें लोड हो रही हैं...',
  failed: 'शिकायतें लोड नहीं हो सकीं। फिर कोशिश करें।',
  kinds: { products: 'कार', bikes: 'बाइक', sellers: 'डीलर' },
  count: (count) => `${count} ${plural(count, { one: 'शिकायत', other: 'शिकायतें' })}`,
  noneAboutDealer: 'इस डीलर या इसकी लिस्टिंग की किसी ने शिकायत नहीं की है।',
  openListing: 'लिस्टिंग खोलें',
  openDealer: 'डीलर खोलें',
  done: 'निपटाएँ',
  doneAt: (time) => `निपटाई गई: ${time}`,
  doneTitle: (name, count) =>
    plural(count, {
      one: `${name} के बारे में शिकायत निपटाएँ?`,
      other: `${name} के बारे में ${count} शिकायतें निपटाएँ?`,
    }),
  doneConsequence: 'शिकायत करने वाले को दिखेगा कि आपने इसे देख लिया है, लेकिन वजह नहीं दिखेगी। वजह सिर्फ़ रिकॉर्ड में रहती है।',
  noteHint: 'यह सिर्फ़ एडमिन को दिखती है।',
  doneSaid: (name) => `निपटाई गई: ${name}`,
  doneFailed: 'यह सेव नहीं हो सका। फिर कोशिश करें।',
  signedOut: 'एडमिन का लॉग इन ख़त्म हो गया है। फिर से लॉग इन करें।',
};
