import type * as english from '../../../admin/texts';
import { isSaleOver } from '../../../listings/state/listingState';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const reviewTexts: Translated<typeof english.reviewTexts> = {
  posted: (time) => `डाली गई: ${time}`,
  reason: 'वजह:',
  approve: 'मंज़ूर करें',
  approved: 'मंज़ूर',
  delete: 'डिलीट करें',
  backToPending: 'वापस जाँच में भेजें',
  historyLoading: 'फ़ैसले लोड हो रहे हैं...',
  // It stands after the name of a photo.
  fullSize: '(पूरे आकार में, नए टैब में)',
  medium: 'जैसी लिस्टिंग के पेज पर दिखती है',
  mediumPhoto: (photo) => `${photo}, जैसी लिस्टिंग के पेज पर दिखती है`,
  small: 'जैसी सूची में दिखती है',
  smallPhoto: (photo) => `${photo}, जैसी सूची में दिखती है`,
  foreignWords:
    'यह लिस्टिंग खोज में ऐसे शब्दों से भी मिलेगी, जो न इसके नाम में हैं, न इसके ज़िले में। इसे मंज़ूर नहीं किया जा सकता। इसे डिलीट करें: डीलर के फिर से सेव करने पर इसमें सही शब्द आ जाएँगे।',
  suspended: 'इसका डीलर रोका गया है। रोक हटने पर इसे मंज़ूर किया जा सकता है।',
  becomesPublic: 'पहली लिस्टिंग मंज़ूर होते ही इसका डीलर साइट पर दिखने लगेगा। नाम, जगह और फ़ोटो भी देख लें।',
};

export const changedContentTexts: Translated<typeof english.changedContentTexts> = {
  heading: {
    approve: 'मंज़ूर होने के बाद के बदलाव',
    reject: 'डिलीट होने के बाद के बदलाव',
    acknowledge: 'देखे जाने के बाद के बदलाव',
    requeue: 'फ़ैसला वापस लेने के बाद के बदलाव',
    reopen: '“देख लिया” वापस लेने के बाद के बदलाव',
  },
  before: 'तब:',
  now: 'अब:',
  notStated: 'नहीं दिया गया',
  nothing: 'कुछ नहीं। लिस्टिंग पहले जैसी ही है।',
  newPhotos: (_count) => 'नई फ़ोटो',
  removedPhotos: (_count) => 'हटाई गई फ़ोटो',
  loading: 'बदलाव लोड हो रहे हैं...',
  failed: 'बदलाव लोड नहीं हो सके। फिर कोशिश करें।',
};

export const adminBarTexts: Translated<typeof english.adminBarTexts> = {
  label: 'रोज़ का काम',
  pending: 'सूची',
  dealers: 'डीलर',
  messages: 'संदेश',
  numbers: 'आँकड़े',
};

export const adminTexts: Translated<typeof english.adminTexts> = {
  loginTitle: 'एडमिन लॉग इन',
  loginHeading: 'एडमिन लॉग इन',
  adminId: 'एडमिन आईडी',
  password: 'पासवर्ड',
  incomplete: 'एडमिन आईडी और पासवर्ड भरें।',
  title: 'एडमिन',
  heading: 'एडमिन डैशबोर्ड',
  logout: 'लॉग आउट करें',
  tabs: 'क्या देखना है',
  dealers: 'डीलर',
  messages: 'संदेश',
  wrongCredentials: 'एडमिन आईडी या पासवर्ड ग़लत है। फिर कोशिश करें।',
  noAdminData: 'एडमिन का डेटा नहीं मिला।',
  takenBack: 'फ़ैसला वापस ले लिया गया है। लिस्टिंग की जाँच फिर बाक़ी है।',
  takeBackFailed: 'फ़ैसला वापस नहीं लिया जा सका। फिर कोशिश करें।',
  historyFailed: 'फ़ैसले लोड नहीं हो सके। फिर कोशिश करें।',
};

export const queueTexts: Translated<typeof english.queueTexts> = {
  noMatch: {
    car: (search) => `“${search}” से मिलती कार की कोई लिस्टिंग नहीं है।`,
    bike: (search) => `“${search}” से मिलती बाइक की कोई लिस्टिंग नहीं है।`,
  },
  leftOut: (words) => `खोज में दो ही शब्द लिए जाते हैं। छोड़ दिया गया: ${words.map((word) => `“${word}”`).join(', ')}।`,
  none: {
    approved: { car: 'कार की कोई मंज़ूर लिस्टिंग नहीं है।', bike: 'बाइक की कोई मंज़ूर लिस्टिंग नहीं है।' },
    rejected: { car: 'कार की कोई डिलीट की गई लिस्टिंग नहीं है।', bike: 'बाइक की कोई डिलीट की गई लिस्टिंग नहीं है।' },
  },
  noneSuch: {
    car: 'आपने जो चुना है, उसमें कार की कोई लिस्टिंग नहीं है।',
    bike: 'आपने जो चुना है, उसमें बाइक की कोई लिस्टिंग नहीं है।',
  },
  ofDealer: (name) => `${name} की लिस्टिंग, सबसे पुरानी पहले`,
  askBeforeApproval: 'कार मंज़ूर करने से पहले पूछें',
  back: 'वापस सूची पर',
  again: 'फिर भेजी गई',
  newDealer: 'नया डीलर',
};

export const seenTexts: Translated<typeof english.seenTexts> = {
  seen: 'देख लिया',
  tag: 'साइट पर बदली गई',
  explanation: 'यह बदलाव ख़रीदारों को दिख रहा है। इसके डीलर की जाँच हो चुकी है।',
  done: (name) => `देख लिया। ${name} साइट पर बनी रहेगी।`,
  takenBack: 'वापस ले लिया गया। साइट पर हुआ बदलाव फिर सूची में है।',
  failed: 'यह सेव नहीं हो सका कि आपने इसे देख लिया है। फिर कोशिश करें।',
};

export const approveAllTexts: Translated<typeof english.approveAllTexts> = {
  all: (count) => plural(count, { one: 'सूची की लिस्टिंग मंज़ूर करें', other: `सूची की सभी ${count} लिस्टिंग मंज़ूर करें` }),
  busy: 'मंज़ूर हो रही हैं...',
  question: (count, dealer) => `${dealer} की ${count} लिस्टिंग मंज़ूर करें?`,
  consequence: 'मंज़ूर होते ही ये साइट पर आ जाएँगी।',
  approve: 'सब मंज़ूर करें',
  done: (count) => `मंज़ूर: ${count} लिस्टिंग`,
};

export const hintTexts: Translated<typeof english.hintTexts> = {
  likePrice: (count, median) =>
    `साइट पर ऐसी ${count} ${plural(count, { one: 'गाड़ी', other: 'गाड़ियों' })} की कीमत लगभग ${median} है।`,
  farPrice: (count, median) =>
    `कीमत ऐसी गाड़ियों से बहुत अलग है: साइट पर ऐसी ${count} ${plural(count, { one: 'गाड़ी', other: 'गाड़ियों' })} की कीमत लगभग ${median} है।`,
  copied: {
    photo: (name) => `किसी और डीलर की लिस्टिंग में यही फ़ोटो है: ${name}।`,
    description: (name) => `साइट पर किसी और डीलर की लिस्टिंग में यही विवरण है: ${name}।`,
    facts: (name) => `साइट पर किसी और डीलर की लिस्टिंग में यही कीमत, साल और किलोमीटर हैं: ${name}।`,
  },
  reports: (count, text) => plural(count, { one: `ख़रीदार की ${text} शिकायत`, other: `ख़रीदारों की ${text} शिकायतें` }),
  emailConfirmed: (day) => `डीलर ने ${day} को अपने ईमेल की पुष्टि की।`,
  emailNotConfirmed: 'डीलर ने अपने ईमेल की पुष्टि नहीं की है।',
  phoneInText: 'विवरण में फ़ोन नंबर है।',
  twin: {
    name: (dealer) => `किसी और डीलर का भी यही नाम है: ${dealer}।`,
    phone: (dealer) => `किसी और डीलर का भी यही फ़ोन नंबर है: ${dealer}।`,
  },
  suspendedTwin: {
    name: (dealer) => `रोके गए एक डीलर का भी यही नाम है: ${dealer}।`,
    phone: (dealer) => `रोके गए एक डीलर का भी यही फ़ोन नंबर है: ${dealer}।`,
  },
};

export const shortcutTexts: Translated<typeof english.shortcutTexts> = {
  heading: 'कीबोर्ड शॉर्टकट',
  next: 'अगली लिस्टिंग',
  previous: 'पिछली लिस्टिंग',
  approve: 'लिस्टिंग मंज़ूर करें, या साइट पर हुए बदलाव के लिए “देख लिया”',
  reject: 'लिस्टिंग डिलीट करें',
  undo: 'पिछला फ़ैसला वापस लें',
  search: 'खोजें',
  help: 'ये शॉर्टकट दिखाएँ या छिपाएँ',
  use: 'ये शॉर्टकट चालू रखें',
};

export const undoTexts: Translated<typeof english.undoTexts> = {
  label: 'पिछला फ़ैसला',
  undo: 'वापस लें',
  last: {
    approve: (name) => `मंज़ूर की गई: ${name}`,
    reject: (name) => `डिलीट की गई: ${name}`,
    acknowledge: (name) => `देख लिया: ${name}`,
  },
};

export const kindReviewTexts: Translated<typeof english.kindReviewTexts> = {
  car: {
    loading: 'कार की लिस्टिंग लोड हो रही हैं...',
    reviewEmpty: 'मंज़ूरी के लिए कार की कोई लिस्टिंग नहीं है।',
    reviewTitle: 'कार की लिस्टिंग मंज़ूर करें',
    approveQuestion: 'कार की यह लिस्टिंग मंज़ूर करें?',
    approveConsequence: 'मंज़ूर होते ही लिस्टिंग साइट पर आ जाएगी।',
    rejectQuestion: 'कार की यह लिस्टिंग डिलीट करें?',
    rejectConsequence: 'यह ख़रीदारों को नहीं दिखेगी। रिकॉर्ड बना रहेगा, और इसे बाद में मंज़ूर किया जा सकता है।',
    approved: 'कार की लिस्टिंग मंज़ूर कर दी गई है।',
    rejected: 'कार की लिस्टिंग डिलीट कर दी गई है।',
    approveFailed: 'कार की लिस्टिंग मंज़ूर नहीं हो सकी। फिर कोशिश करें।',
    rejectFailed: 'कार की लिस्टिंग डिलीट नहीं हो सकी। फिर कोशिश करें।',
  },
  bike: {
    loading: 'बाइक की लिस्टिंग लोड हो रही हैं...',
    reviewEmpty: 'मंज़ूरी के लिए बाइक की कोई लिस्टिंग नहीं है।',
    reviewTitle: 'बाइक की लिस्टिंग मंज़ूर करें',
    approveQuestion: 'बाइक की यह लिस्टिंग मंज़ूर करें?',
    approveConsequence: 'मंज़ूर होते ही लिस्टिंग साइट पर आ जाएगी।',
    rejectQuestion: 'बाइक की यह लिस्टिंग डिलीट करें?',
    rejectConsequence: 'यह ख़रीदारों को नहीं दिखेगी। रिकॉर्ड बना रहेगा, और इसे बाद में मंज़ूर किया जा सकता है।',
    approved: 'बाइक की लिस्टिंग मंज़ूर कर दी गई है।',
    rejected: 'बाइक की लिस्टिंग डिलीट कर दी गई है।',
    approveFailed: 'बाइक की लिस्टिंग मंज़ूर नहीं हो सकी। फिर कोशिश करें।',
    rejectFailed: 'बाइक की लिस्टिंग डिलीट नहीं हो सकी। फिर कोशिश करें।',
  },
};

export const rejectConsequence: typeof english.rejectConsequence = ({ kind, state, visible }) => {
  if (state === 'suspended')
    return 'जब तक डीलर पर रोक है, यह ख़रीदारों को नहीं दिखती। डिलीट होने पर यह रोक हटने के बाद भी वापस नहीं आएगी।';
  if (!isSaleOver(state)) return kindReviewTexts[kind].rejectConsequence;
  return visible
    ? 'यह ख़रीदारों को खोज में नहीं मिलती, लेकिन जिसके पास इसका लिंक है, वह इसे अब भी देख सकता है। डिलीट होने पर यह सिर्फ़ डीलर को दिखेगी।'
    : 'यह ख़रीदारों को नहीं दिखती। डिलीट होने पर डीलर को वजह दिखेगी, और इसे ऐसे ही वापस साइट पर नहीं लाया जा सकेगा।';
};

export const queueLabels: Translated<typeof english.queueLabels> = {
  pending: 'जाँच बाक़ी',
  approved: 'मंज़ूर',
  rejected: 'डिलीट की गई',
  all: 'सभी',
};
