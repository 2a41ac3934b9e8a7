import { stockLimits } from '../../../shared/limits';
import type * as english from '../../../stock/texts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const discardTexts: Translated<typeof english.discardTexts> = {
  button: 'बदलाव छोड़ दें',
  question: 'अपने बदलाव छोड़ दें?',
  confirm: 'छोड़ दें',
};

export const stockTexts: Translated<typeof english.stockTexts> = {
  title: 'मेरी गाड़ियाँ',
  heading: 'मेरी गाड़ियाँ',
  tabs: 'मेरी गाड़ियाँ, स्थिति के अनुसार',
  all: 'सभी',
  edit: 'बदलें',
  editQuestion: { car: 'इस कार की लिस्टिंग बदलें?', bike: 'इस बाइक की लिस्टिंग बदलें?' },
  editAndSend: 'बदलकर फिर भेजें',
  editTitle: { car: 'कार की लिस्टिंग बदलें', bike: 'बाइक की लिस्टिंग बदलें' },
  noBookings: 'कोई बुकिंग नहीं',
  bookings: (count) => `${count} बुकिंग`,
  isNow: (state) => `अब इसकी स्थिति है: ${state}। फिर से सेव करने पर वही रखा जाएगा जो यहाँ लिखा है।`,
  startOver: 'जैसी सेव है वैसी दिखाएँ',
  missing: 'आपकी ऐसी कोई लिस्टिंग नहीं है।',
  editConsequence: 'बदली गई लिस्टिंग फिर मंज़ूरी के लिए एडमिन के पास जाती है। तब तक यह ख़रीदारों को नहीं दिखती।',
  saved: 'सेव हो गई। मंज़ूर होते ही ख़रीदारों को फिर दिखेगी।',
  saveFailed: 'लिस्टिंग सेव नहीं हो सकी। कृपया फिर कोशिश करें।',
  closed: 'बिक्री बंद हो चुकी है। लिस्टिंग बदलने के लिए पहले उसे वापस साइट पर लाएँ।',
  discardConsequence: 'लिस्टिंग जैसी है वैसी ही रहेगी।',
  bookingsUnknown: 'बुकिंग नहीं गिनी जा सकीं',
  savedBy: (count) =>
    count === 0 ? 'अभी किसी ने नहीं सहेजी' : `${count} ${plural(count, { one: 'ख़रीदार', other: 'ख़रीदारों' })} ने सहेजी`,
  savesUnknown: 'कितनों ने सहेजी, गिना नहीं जा सका',
  more: (listing) => `${listing}: और विकल्प`,
  seeAsBuyers: 'ख़रीदारों की तरह देखें',
  linkCopied: 'लिंक कॉपी हो गया',
  copyByHand: 'कृपया यह लिंक कॉपी करें',
};

export const signedOutTexts: Translated<typeof english.signedOutTexts> = {
  car: 'अपनी बुकिंग देखने के लिए लॉग इन करें।',
  bike: 'अपनी बाइक बुकिंग देखने के लिए लॉग इन करें।',
};

export const kindStockTexts: Translated<typeof english.kindStockTexts> = {
  car: {
    heading: 'मेरी कारें',
    loading: 'आपकी कारें लोड हो रही हैं...',
    add: 'कार जोड़ें',
    addLead: 'कार जोड़ें। मंज़ूर होते ही ख़रीदारों को दिखेगी।',
    addAnother: 'एक और कार जोड़ें',
  },
  bike: {
    heading: 'मेरी बाइकें',
    loading: 'आपकी बाइकें लोड हो रही हैं...',
    add: 'बाइक जोड़ें',
    addLead: 'बाइक जोड़ें। मंज़ूर होते ही ख़रीदारों को दिखेगी।',
    addAnother: 'एक और बाइक जोड़ें',
  },
};

export const previewText: Translated<typeof english.previewText> = 'प्रीव्यू देखें';

export const approvalNote: Translated<typeof english.approvalNote> =
  'यह लिस्टिंग जाँच के लिए Second Gear के पास जाएगी। मंज़ूर होते ही ख़रीदारों को दिखेगी।';

export const postedTexts: Translated<typeof english.postedTexts> = {
  waits: (name) => `${name} की जाँच बाक़ी है। मंज़ूर होते ही ख़रीदारों को दिखेगी।`,
  look: '“मेरी गाड़ियाँ” में देखें',
};

export const draftTexts: Translated<typeof english.draftTexts> = {
  heading: 'अधूरे ड्राफ़्ट',
  new: { car: 'नई कार', bike: 'नई बाइक' },
  edit: { car: 'कार में बदलाव', bike: 'बाइक में बदलाव' },
  profile: 'प्रोफ़ाइल में बदलाव',
  goOn: 'जारी रखें',
  remove: 'हटाएँ',
  returned: 'यह आपका ड्राफ़्ट है।',
  returnedOf: (day) => `आपका ${day} का ड्राफ़्ट।`,
  startEmpty: 'ख़ाली फ़ॉर्म से शुरू करें',
  nothingPosted: 'इसमें से कुछ भी साइट पर नहीं डाला गया है।',
  listingStays: 'लिस्टिंग जैसी है वैसी ही रहेगी।',
  elsewhere: 'यह फ़ॉर्म दूसरे टैब में खुला है, और ड्राफ़्ट वहीं रखा जाता है। सेव करने से पहले यह टैब बंद करने पर यहाँ लिखा हुआ खो जाएगा।',
  logOutQuestion: 'लॉग आउट करके ड्राफ़्ट हटाएँ?',
  logOutConsequence: (names) => `अधूरे: ${names}। ड्राफ़्ट सिर्फ़ इसी डिवाइस पर हैं।`,
  logOut: 'लॉग आउट करें',
};

export const duplicateTexts: Translated<typeof english.duplicateTexts> = {
  action: 'कॉपी बनाएँ',
  question: 'अपने ड्राफ़्ट की जगह कॉपी रखें?',
  consequence: {
    car: 'एक नई कार का ड्राफ़्ट अधूरा है। इस डिवाइस पर कॉपी उसकी जगह ले लेगी।',
    bike: 'एक नई बाइक का ड्राफ़्ट अधूरा है। इस डिवाइस पर कॉपी उसकी जगह ले लेगी।',
  },
  consequenceFor: {
    car: (name) => `एक नई कार का ड्राफ़्ट अधूरा है: ${name}। इस डिवाइस पर कॉपी उसकी जगह ले लेगी।`,
    bike: (name) => `एक नई बाइक का ड्राफ़्ट अधूरा है: ${name}। इस डिवाइस पर कॉपी उसकी जगह ले लेगी।`,
  },
  replace: 'कॉपी रखें',
  failed: 'यह ब्राउज़र यहाँ ड्राफ़्ट नहीं रखता। कृपया गाड़ी फ़ॉर्म में भरें।',
};

export const liveEditTexts: Translated<typeof english.liveEditTexts> = {
  lead: 'नई कीमत, नया विवरण, और मालिक व काग़ज़ात की जानकारी तुरंत साइट पर आ जाती है। बाक़ी हर बदलाव की पहले जाँच होती है।',
  staysLive: 'आपका बदलाव तुरंत साइट पर आ जाएगा। Second Gear उसे बाद में देखेगा।',
  goesToReview: 'आपके बदलाव की जाँच होगी। मंज़ूर होने तक ख़रीदारों को यह लिस्टिंग नहीं दिखेगी।',
  saved: 'बदलाव सेव हो गया। ख़रीदारों को यह अब दिख रहा है।',
  unchecked:
    'आपका जाँच का निशान अब नहीं रहा, इसलिए आपके बदलाव की जाँच होगी। भेजने के लिए फिर से सेव करें। मंज़ूर होने तक ख़रीदारों को यह लिस्टिंग नहीं दिखेगी।',
};

export const stockSearchTexts: Translated<typeof english.stockSearchTexts> = {
  field: 'नाम से खोजें',
  sort: 'क्रम',
  sorts: {
    posted: 'सबसे पुरानी पहले',
    newest: 'सबसे नई पहले',
    cheapest: 'कीमत: कम से ज़्यादा',
    dearest: 'कीमत: ज़्यादा से कम',
    name: 'नाम',
  },
  found: {
    car: (found, all) => `${all} में से ${found} ${plural(found, { one: 'कार', other: 'कारें' })}`,
    bike: (found, all) => `${all} में से ${found} ${plural(found, { one: 'बाइक', other: 'बाइकें' })}`,
  },
  none: {
    car: (text) => `यहाँ “${text}” नाम की कोई कार नहीं है।`,
    bike: (text) => `यहाँ “${text}” नाम की कोई बाइक नहीं है।`,
  },
  showAll: 'सभी दिखाएँ',
};

export const priceTexts: Translated<typeof english.priceTexts> = {
  change: 'कीमत बदलें',
  title: (listing) => `${listing} की कीमत`,
  label: 'नई कीमत',
  now: (price) => `ख़रीदारों को अभी ${price} दिखता है।`,
  hint: 'कम की गई कीमत तुरंत साइट पर आ जाती है।',
  reads: (price, less) => `ख़रीदारों को ${price} दिखेगा: ${less} कम।`,
  higher: 'यहाँ कीमत सिर्फ़ कम की जा सकती है। बढ़ाने के लिए लिस्टिंग बदलें।',
  unreadable: 'कीमत संख्या में लिखें, जैसे 4,85,000 या 4.85 लाख।',
  belowHalf: 'यह अभी की कीमत के आधे से भी कम है। इसके लिए लिस्टिंग बदलें: एडमिन पहले उसे देखेंगे।',
  tooLittle: 'कीमत कम से कम ₹1,000 या 1 % घटाएँ, ताकि ख़रीदारों का ध्यान जाए।',
  tooSoon: (from) =>
    `कीमत एक दिन के अंदर बदली जा चुकी है। इसे ${from} से फिर घटाया जा सकता है, या लिस्टिंग बदलें: एडमिन फिर उसे देखेंगे।`,
  unlikely: 'यह कीमत आम कीमतों से अलग है। अगर सही है, तो बटन एक बार और दबाएँ।',
  submit: 'कीमत घटाएँ',
  busy: 'सेव हो रहा है...',
  edit: 'लिस्टिंग बदलें',
  done: (listing, price) => `${listing}: अब ${price}।`,
  tooOften: 'कीमत दस बार बदली जा चुकी है। लिस्टिंग बदलें: एडमिन फिर उसे देखेंगे।',
  failed: 'कीमत नहीं बदली जा सकी। कृपया फिर कोशिश करें।',
};

export const rejectedTexts: Translated<typeof english.rejectedTexts> = {
  heading: 'नामंज़ूर',
  all: 'सभी नामंज़ूर लिस्टिंग देखें',
};

export const firstLiveTexts: Translated<typeof english.firstLiveTexts> = {
  heading: { car: 'आपकी पहली कार साइट पर है', bike: 'आपकी पहली बाइक साइट पर है' },
  lead: 'मंज़ूर हो गई है। अब ख़रीदारों को यह मिलेगी, और उनके अनुरोध इसी पेज पर आएँगे। लिंक उन लोगों को भेजें जो इसे लेना चाह सकते हैं।',
  close: 'ठीक है',
};

export const firstListingTexts: Translated<typeof english.firstListingTexts> = {
  heading: 'अपनी पहली कार जोड़ें',
  lead: 'फ़ोटो, कीमत, थोड़ी सी जानकारी: लगभग पाँच मिनट। मंज़ूर होते ही ख़रीदारों को दिखेगी।',
  car: 'अपनी पहली कार जोड़ें',
  bike: 'बाइक से शुरू करें',
};

export const limitTexts: Translated<typeof english.limitTexts> = {
  waitingLimit: `आपकी ${stockLimits.waiting} लिस्टिंग की जाँच बाक़ी है। कृपया कुछ का फ़ैसला हो जाने पर फिर कोशिश करें।`,
  stockLimit: `आपकी ${stockLimits.all} लिस्टिंग हैं, और अब जगह नहीं है। जो बिक गई हैं उन्हें “बिक गई” बताएँ, या जो अब बिक्री के लिए नहीं हैं उन्हें हटा लें। फिर कोशिश करें।`,
};

/** 'कार' and 'बाइक' are both feminine. */
const none = (state: string) => ({ car: `कोई कार ${state} नहीं है।`, bike: `कोई बाइक ${state} नहीं है।` });

export const noneInStateTexts: Translated<typeof english.noneInStateTexts> = {
  pending: { car: 'किसी कार की जाँच बाक़ी नहीं है।', bike: 'किसी बाइक की जाँच बाक़ी नहीं है।' },
  approved: none('साइट पर'),
  rejected: none('नामंज़ूर'),
  sold: { car: 'अभी कोई कार बिकी नहीं है।', bike: 'अभी कोई बाइक बिकी नहीं है।' },
  withdrawn: { car: 'कोई कार हटाई नहीं गई है।', bike: 'कोई बाइक हटाई नहीं गई है।' },
};

export const stockMoveTexts: Translated<typeof english.stockMoveTexts> = {
  withdraw: {
    label: 'हटा लें',
    question: { car: 'यह कार साइट से हटा लें?', bike: 'यह बाइक साइट से हटा लें?' },
    consequence: 'यह ख़रीदारों को नहीं मिलेगी। बाद में इसे वापस लाया जा सकता है; तब एडमिन इसकी फिर जाँच करेंगे।',
    done: 'हटा ली गई। अब यह ख़रीदारों को नहीं मिलेगी।',
    failed: 'लिस्टिंग नहीं हटाई जा सकी। कृपया फिर कोशिश करें।',
  },
  sell: {
    label: 'बिक गई बताएँ',
    question: { car: 'क्या यह कार बिक गई?', bike: 'क्या यह बाइक बिक गई?' },
    consequence: 'यह ख़रीदारों को नहीं मिलेगी। अगर सौदा टूट जाए, तो इसे वापस लाएँ; तब एडमिन इसे फिर मंज़ूर करेंगे।',
    done: '“बिक गई” सेव हो गया। अब यह ख़रीदारों को नहीं मिलेगी।',
    failed: 'यह सेव नहीं हो सका कि गाड़ी बिक गई है। कृपया फिर कोशिश करें।',
  },
  putBack: {
    label: 'वापस लाएँ',
    question: { car: 'यह कार वापस साइट पर लाएँ?', bike: 'यह बाइक वापस साइट पर लाएँ?' },
    consequence: 'एडमिन इसकी फिर जाँच करेंगे। मंज़ूर होते ही ख़रीदारों को दिखेगी।',
    done: 'फिर भेज दी गई। मंज़ूर होते ही ख़रीदारों को दिखेगी।',
    failed: 'लिस्टिंग वापस लोड नहीं हो सकी। कृपया फिर कोशिश करें।',
  },
};
