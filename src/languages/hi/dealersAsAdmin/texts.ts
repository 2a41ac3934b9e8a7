import type * as english from '../../../dealersAsAdmin/texts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const changeTexts: Translated<typeof english.changeTexts> = {
  changeOf: (name) => `${name} की प्रोफ़ाइल में बदलाव`,
  sent: (time) => `भेजा गया: ${time}`,
  noDealer: 'यह डीलर अब मौजूद नहीं है।',
  approve: 'मंज़ूर करें',
  reject: 'नामंज़ूर करें',
  outcomes: { approved: 'मंज़ूर', rejected: 'नामंज़ूर', gone: 'अब जाँच बाक़ी नहीं' },
  now: 'अभी',
  wanted: 'बदलाव के बाद',
  differs: 'बदला हुआ',
  notGiven: 'नहीं दिया गया',
  noPicture: 'कोई फ़ोटो नहीं',
  anotherPicture: 'दूसरी फ़ोटो',
  pictureNow: 'अभी की फ़ोटो',
  pictureWanted: 'बदलाव के बाद की फ़ोटो',
  loading: 'प्रोफ़ाइल के बदलाव लोड हो रहे हैं...',
  failed: 'प्रोफ़ाइल के बदलाव लोड नहीं हो सके। फिर कोशिश करें।',
  none: 'प्रोफ़ाइल के किसी बदलाव की जाँच बाक़ी नहीं है।',
  approveQuestion: 'यह बदलाव मंज़ूर करें?',
  approveConsequence: 'ख़रीदारों को नई प्रोफ़ाइल तुरंत दिखेगी, और नई बुकिंग में भी यही दिखेगी।',
  rejectQuestion: 'यह बदलाव नामंज़ूर करें?',
  rejectConsequence: 'ख़रीदारों को प्रोफ़ाइल वैसी ही दिखती रहेगी, जैसी अभी है।',
  approved: 'बदलाव मंज़ूर हो गया है। ख़रीदारों को यह अब दिख रहा है।',
  rejected: 'बदलाव नामंज़ूर कर दिया गया है। ख़रीदारों को प्रोफ़ाइल पहले जैसी दिख रही है।',
  changed: 'इस बीच डीलर ने इसे बदल दिया है। फिर से देखें।',
  gone: 'डीलर ने यह बदलाव वापस ले लिया है।',
  approveFailed: 'बदलाव मंज़ूर नहीं हो सका। फिर कोशिश करें।',
  rejectFailed: 'बदलाव नामंज़ूर नहीं हो सका। फिर कोशिश करें।',
};

export const reviewedDealerTexts: Translated<typeof english.reviewedDealerTexts> = {
  heading: 'डीलर',
  views: 'कौन-से डीलर',
  viewNames: {
    changes: 'प्रोफ़ाइल के बदलाव',
    all: 'सभी डीलर',
    suspended: 'रोके गए',
    lifted: 'रोक हटाई गई',
  },
  joined: (time) => `खाता बनाया गया: ${time}`,
  account: (id) => `खाता ${id}`,
  loading: 'डीलर लोड हो रहे हैं...',
  failed: 'डीलर लोड नहीं हो सके। फिर कोशिश करें।',
  none: 'कोई डीलर नहीं मिला।',
  notRead: 'इस लिस्टिंग के डीलर की जानकारी लोड नहीं हो सकी। फिर से देखें।',
  suspended: 'यह डीलर रोका गया है। पहले रोक हटाएँ।',
  decisionsLoading: 'फ़ैसले लोड हो रहे हैं...',
  decisionsFailed: 'फ़ैसले लोड नहीं हो सके। फिर कोशिश करें।',
  noDecisions: 'इस डीलर के बारे में अभी कोई फ़ैसला नहीं हुआ है।',
};

export const checkTexts: Translated<typeof english.checkTexts> = {
  heading: 'Second Gear ने जाँच की है',
  notPublic: 'निशान सिर्फ़ उसी डीलर को मिल सकता है जो साइट पर है।',
  none: 'ख़रीदारों को अभी कोई निशान नहीं दिखता।',
  since: (day) => `ख़रीदारों को निशान इस तारीख़ के साथ दिखता है: ${day}`,
  facts: 'आपने ख़ुद क्या जाँचा है',
  fact: { identity: 'पहचान', address: 'कारोबार की जगह', papers: 'कारोबार के काग़ज़ात' },
  note: 'जाँच कैसे की गई',
  noteHint: 'यह सिर्फ़ रिकॉर्ड में रहता है।',
  save: 'निशान सेव करें',
  busy: 'सेव हो रहा है...',
  saved: 'सेव हो गया। ख़रीदारों को यह डीलर के पेज पर दिखता है।',
  failed: 'निशान सेव नहीं हो सका। फिर कोशिश करें।',
};

export const dealerPageTexts: Translated<typeof english.dealerPageTexts> = {
  publicPage: 'ख़रीदारों को दिखने वाला पेज',
  listings: 'लिस्टिंग',
  change: 'प्रोफ़ाइल में बदलाव',
  reports: 'शिकायतें',
  journal: 'डीलर और लिस्टिंग का रिकॉर्ड',
  state: 'स्थिति',
  kinds: { car: 'कारें', bike: 'बाइकें' },
  numbersLoading: 'लिस्टिंग गिनी जा रही हैं...',
  numbersFailed: 'लिस्टिंग गिनी नहीं जा सकीं। फिर कोशिश करें।',
  noListings: 'इस डीलर की कोई लिस्टिंग नहीं है।',
  noneIn: (states) => `इनमें कोई नहीं: ${states.join(', ')}`,
  noChange: 'प्रोफ़ाइल के किसी बदलाव की जाँच बाक़ी नहीं है।',
  changeFailed: 'प्रोफ़ाइल का बदलाव लोड नहीं हो सका। फिर कोशिश करें।',
};

export const bookingNumberTexts: Translated<typeof english.bookingNumberTexts> = {
  heading: 'बुकिंग',
  loading: 'बुकिंग गिनी जा रही हैं...',
  failed: 'बुकिंग गिनी नहीं जा सकीं। फिर कोशिश करें।',
  none: 'इस डीलर के यहाँ किसी ने बुकिंग नहीं की है।',
};

export const foundDealerTexts: Translated<typeof english.foundDealerTexts> = {
  label: 'ये डीलर मिले',
  loading: 'डीलर खोजे जा रहे हैं...',
  failed: 'डीलर नहीं खोजे जा सके। फिर कोशिश करें।',
  noName: (typed) => `किसी डीलर का नाम “${typed}” से शुरू नहीं होता।`,
  noPhone: 'यह फ़ोन नंबर किसी डीलर का नहीं है।',
  listingsToo: (typed) => `लिस्टिंग में “${typed}” खोजें`,
};

export const suspensionTexts: Translated<typeof english.suspensionTexts> = {
  suspend: 'डीलर को रोकें',
  suspendName: (name) => `डीलर ${name} को रोकें`,
  suspendQuestion: 'इस डीलर को रोकें?',
  suspendConfirm: 'रोकें',
  suspendConsequences: [
    'इस खाते से अब कुछ भी नहीं किया जा सकेगा: न लिस्टिंग, न फ़ोटो, न बुकिंग का जवाब।',
    'ख़रीदारों को न यह डीलर दिखेगा, न इसकी लिस्टिंग, और इनमें से किसी की बुकिंग नहीं हो सकेगी।',
    'बुकिंग बनी रहेंगी। उनके ख़रीदारों को दिखेगा कि यह डीलर अब Second Gear पर नहीं है।',
    'रोक हटाई जा सकती है। तब जो लिस्टिंग साइट पर थीं, वे फिर साइट पर आ जाएँगी।',
  ],
  suspendedSince: (time) => `रोका गया (${time}):`,
  lift: 'रोक हटाएँ',
  liftName: (name) => `${name} पर लगी रोक हटाएँ`,
  liftQuestion: 'यह रोक हटाएँ?',
  liftHint: 'यह रिकॉर्ड में रहती है। डीलर को नहीं दिखती।',
  liftConfirm: 'हटाएँ',
  liftConsequences: [
    'यह खाता फिर काम करने लगेगा, और पहले की तरह साइट पर दिखेगा।',
    'जो लिस्टिंग साइट पर थीं, वे फिर साइट पर आ जाएँगी। जो बिक गईं या हटा ली गईं, वे छिपी रहेंगी।',
  ],
  liftedAt: (time) => `रोक हटाई गई (${time}):`,
  goOn: 'जारी रखें',
  loading: 'रोके गए डीलर लोड हो रहे हैं...',
  failed: 'रोके गए डीलर लोड नहीं हो सके। फिर कोशिश करें।',
  none: 'कोई डीलर रोका हुआ नहीं है।',
  liftedLoading: 'जिन डीलरों की रोक हटाई गई, वे लोड हो रहे हैं...',
  liftedFailed: 'जिन डीलरों की रोक हटाई गई, वे लोड नहीं हो सके। फिर कोशिश करें।',
  noneLifted: 'किसी डीलर की रोक नहीं हटाई गई है।',
  noReviewedDealer: 'यह खाता किसी डीलर का नहीं है। इसे कंसोल में रोका गया था, और रोक भी वहीं से हटाई जाती है।',
  changed: 'इस बीच किसी और एडमिन ने इस डीलर के बारे में कुछ बदला है। फिर से देखें।',
  suspendFailed: 'डीलर को रोका नहीं जा सका। फिर कोशिश करें।',
  liftFailed: 'रोक हटाई नहीं जा सकी। फिर कोशिश करें।',
  leftFailed: 'लिस्टिंग गिनी नहीं जा सकीं।',
};

export const takeAllDownTexts: Translated<typeof english.takeAllDownTexts> = {
  open: 'सारी लिस्टिंग साइट से हटाएँ',
  openName: (name) => `${name} की सारी लिस्टिंग साइट से हटाएँ`,
  question: 'साइट पर मौजूद सारी लिस्टिंग हटाएँ?',
  confirm: 'सब हटाएँ',
  consequences: [
    'साइट पर मौजूद हर लिस्टिंग इस वजह के साथ डिलीट हो जाएगी, और वजह डीलर को दिखेगी। ख़रीदारों को ये लिस्टिंग नहीं दिखेंगी।',
    'डीलर को रोका नहीं जाता: नई लिस्टिंग भेजी जा सकती हैं, और डिलीट की गई लिस्टिंग बदलकर फिर भेजी जा सकती हैं।',
    'जिन लिस्टिंग की जाँच बाक़ी है, और जो बिक गईं या हटा ली गईं, वे वैसी ही रहेंगी।',
    'बुकिंग बनी रहेंगी।',
  ],
};

export const takedownTexts: Translated<typeof english.takedownTexts> = {
  takeDown: {
    running: (name) => `${name} को रोक दिया गया है। लिस्टिंग साइट से हटाई जा रही हैं।`,
    brokenOff: (name) =>
      `${name} को रोक दिया गया है, लेकिन लिस्टिंग हटाने का काम बीच में रुक गया। बाक़ी लिस्टिंग ख़रीदारों को अब भी दिख रही हैं।`,
    done: (name, all) =>
      all === 0
        ? `${name} को रोक दिया गया है। साइट पर कोई लिस्टिंग नहीं थी।`
        : `${name} को रोक दिया गया है। साइट से हटाई गई: ${all} लिस्टिंग।`,
  },
  restore: {
    running: (name) => `${name} पर लगी रोक हटा दी गई है। लिस्टिंग साइट पर वापस लाई जा रही हैं।`,
    brokenOff: (name) => `${name} पर लगी रोक हटा दी गई है, लेकिन लिस्टिंग वापस लाने का काम बीच में रुक गया।`,
    done: (name, all) =>
      all === 0
        ? `${name} पर लगी रोक हटा दी गई है। कोई लिस्टिंग रोकी हुई नहीं थी।`
        : `${name} पर लगी रोक हटा दी गई है। फिर साइट पर: ${all} लिस्टिंग।`,
  },
  rejectAll: {
    running: (name) => `${name} की लिस्टिंग साइट से हटाई जा रही हैं।`,
    brokenOff: (name) => `${name} की लिस्टिंग हटाने का काम बीच में रुक गया। बाक़ी लिस्टिंग ख़रीदारों को अब भी दिख रही हैं।`,
    done: (name, all) =>
      all === 0
        ? `${name} की कोई लिस्टिंग साइट पर नहीं थी।`
        : `${name} की ${all} लिस्टिंग साइट से हटा दी गई ${plural(all, { one: 'है', other: 'हैं' })}।`,
  },
  rename: {
    running: (name) => `${name} की नई प्रोफ़ाइल लिस्टिंग में लिखी जा रही है।`,
    brokenOff: (name) =>
      `${name} की नई प्रोफ़ाइल लिस्टिंग में लिखने का काम बीच में रुक गया। बाक़ी लिस्टिंग पर ख़रीदारों को अब भी पुरानी प्रोफ़ाइल दिख रही है।`,
    done: (name, all) =>
      all === 0
        ? `सारी लिस्टिंग पर ${name} की प्रोफ़ाइल दिख रही है।`
        : `${name} की नई प्रोफ़ाइल लिख दी गई है: ${all} लिस्टिंग में।`,
  },
};

export const progressText: typeof english.progressText = ({ done, total }) => `${total} में से ${done} लिस्टिंग`;

export const leftTexts: Translated<typeof english.leftTexts> = {
  takeDown: (count) =>
    count === '0'
      ? 'अब कोई लिस्टिंग नहीं दिख रही है।'
      : `${count} लिस्टिंग अब भी दिख रही ${plural(count, { one: 'है', other: 'हैं' })}।`,
  restore: (count) =>
    count === '0'
      ? 'रोकी गई सारी लिस्टिंग फिर साइट पर हैं।'
      : `${count} लिस्टिंग अब भी रोकी हुई ${plural(count, { one: 'है', other: 'हैं' })}।`,
};

export const dealerMoveLabels: Translated<typeof english.dealerMoveLabels> = {
  approve: 'बदलाव मंज़ूर',
  reject: 'बदलाव नामंज़ूर',
  suspend: 'रोका गया',
  lift: 'रोक हटाई गई',
  warn: 'चेतावनी दी गई',
  check: 'जाँच का निशान',
};

export const standingLabels: Translated<typeof english.standingLabels> = {
  public: 'साइट पर है',
  notPublic: 'अभी साइट पर नहीं',
  suspended: 'रोका गया',
};
