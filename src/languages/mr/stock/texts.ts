import { stockLimits } from '../../../shared/limits';
import type * as english from '../../../stock/texts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const discardTexts: Translated<typeof english.discardTexts> = {
  button: 'बदल सोडून द्या',
  question: 'तुमचे बदल सोडून द्यायचे?',
  confirm: 'सोडून द्या',
};

export const stockTexts: Translated<typeof english.stockTexts> = {
  title: 'माझ्या गाड्या',
  heading: 'माझ्या गाड्या',
  tabs: 'माझ्या गाड्या, स्थितीनुसार',
  all: 'सर्व',
  edit: 'बदला',
  editQuestion: { car: 'या कारची लिस्टिंग बदलायची?', bike: 'या बाइकची लिस्टिंग बदलायची?' },
  editAndSend: 'बदलून पुन्हा पाठवा',
  editTitle: { car: 'कारची लिस्टिंग बदला', bike: 'बाइकची लिस्टिंग बदला' },
  noBookings: 'बुकिंग नाही',
  bookings: (count) => `${count} बुकिंग`,
  isNow: (state) => `आता हिची स्थिती आहे: ${state}. पुन्हा सेव्ह केल्यास इथे लिहिले आहे तेच ठेवले जाईल.`,
  startOver: 'सेव्ह आहे तशी दाखवा',
  missing: 'तुमची अशी कोणतीही लिस्टिंग नाही.',
  editConsequence: 'बदललेली लिस्टिंग पुन्हा मंजुरीसाठी ॲडमिनकडे जाते. तोपर्यंत ती खरेदीदारांना दिसत नाही.',
  saved: 'सेव्ह झाली. मंजूर होताच खरेदीदारांना पुन्हा दिसेल.',
  saveFailed: 'लिस्टिंग सेव्ह करता आली नाही. कृपया पुन्हा प्रयत्न करा.',
  closed: 'विक्री बंद झाली आहे. लिस्टिंग बदलण्यासाठी आधी ती साइटवर परत आणा.',
  discardConsequence: 'लिस्टिंग आहे तशीच राहील.',
  bookingsUnknown: 'बुकिंग मोजता आली नाहीत',
  savedBy: (count) =>
    count === 0
      ? 'अजून कोणीही जतन केलेली नाही'
      : `${count} ${plural(count, { one: 'खरेदीदाराने', other: 'खरेदीदारांनी' })} जतन केली`,
  savesUnknown: 'किती जणांनी जतन केली ते मोजता आले नाही',
  more: (listing) => `${listing}: आणखी पर्याय`,
  seeAsBuyers: 'खरेदीदारांप्रमाणे पाहा',
  linkCopied: 'लिंक कॉपी झाली',
  copyByHand: 'कृपया ही लिंक कॉपी करा',
};

export const signedOutTexts: Translated<typeof english.signedOutTexts> = {
  car: 'तुमची बुकिंग पाहण्यासाठी लॉग इन करा.',
  bike: 'तुमची बाइक बुकिंग पाहण्यासाठी लॉग इन करा.',
};

export const kindStockTexts: Translated<typeof english.kindStockTexts> = {
  car: {
    heading: 'माझ्या कार',
    loading: 'तुमच्या कार लोड होत आहेत...',
    add: 'कार जोडा',
    addLead: 'कार जोडा. मंजूर होताच खरेदीदारांना दिसेल.',
    addAnother: 'आणखी एक कार जोडा',
  },
  bike: {
    heading: 'माझ्या बाइक',
    loading: 'तुमच्या बाइक लोड होत आहेत...',
    add: 'बाइक जोडा',
    addLead: 'बाइक जोडा. मंजूर होताच खरेदीदारांना दिसेल.',
    addAnother: 'आणखी एक बाइक जोडा',
  },
};

export const previewText: Translated<typeof english.previewText> = 'प्रीव्ह्यू पाहा';

export const approvalNote: Translated<typeof english.approvalNote> =
  'ही लिस्टिंग तपासणीसाठी Second Gear कडे जाईल. मंजूर होताच खरेदीदारांना दिसेल.';

export const postedTexts: Translated<typeof english.postedTexts> = {
  waits: (name) => `${name} ची तपासणी बाकी आहे. मंजूर होताच खरेदीदारांना दिसेल.`,
  look: '“माझ्या गाड्या” मध्ये पाहा',
};

export const draftTexts: Translated<typeof english.draftTexts> = {
  heading: 'अर्धवट ड्राफ्ट',
  new: { car: 'नवीन कार', bike: 'नवीन बाइक' },
  edit: { car: 'कारमधील बदल', bike: 'बाइकमधील बदल' },
  profile: 'प्रोफाइलमधील बदल',
  goOn: 'सुरू ठेवा',
  remove: 'काढा',
  returned: 'हा तुमचा ड्राफ्ट आहे.',
  returnedOf: (day) => `तुमचा ${day} चा ड्राफ्ट.`,
  startEmpty: 'रिकाम्या फॉर्मपासून सुरू करा',
  nothingPosted: 'यातील काहीही साइटवर टाकलेले नाही.',
  listingStays: 'लिस्टिंग आहे तशीच राहील.',
  elsewhere: 'हा फॉर्म दुसऱ्या टॅबमध्ये उघडा आहे, आणि ड्राफ्ट तिथेच ठेवला जातो. सेव्ह करण्यापूर्वी हा टॅब बंद केल्यास इथे लिहिलेले हरवेल.',
  logOutQuestion: 'लॉग आउट करून ड्राफ्ट काढायचे?',
  logOutConsequence: (names) => `अर्धवट: ${names}. ड्राफ्ट फक्त याच डिव्हाइसवर आहेत.`,
  logOut: 'लॉग आउट करा',
};

export const duplicateTexts: Translated<typeof english.duplicateTexts> = {
  action: 'कॉपी तयार करा',
  question: 'तुमच्या ड्राफ्टऐवजी कॉपी ठेवायची?',
  consequence: {
    car: 'एका नवीन कारचा ड्राफ्ट अर्धवट आहे. या डिव्हाइसवर कॉपी त्याची जागा घेईल.',
    bike: 'एका नवीन बाइकचा ड्राफ्ट अर्धवट आहे. या डिव्हाइसवर कॉपी त्याची जागा घेईल.',
  },
  consequenceFor: {
    car: (name) => `एका नवीन कारचा ड्राफ्ट अर्धवट आहे: ${name}. या डिव्हाइसवर कॉपी त्याची जागा घेईल.`,
    bike: (name) => `एका नवीन बाइकचा ड्राफ्ट अर्धवट आहे: ${name}. या डिव्हाइसवर कॉपी त्याची जागा घेईल.`,
  },
  replace: 'कॉपी ठेवा',
  failed: 'हा ब्राउझर इथे ड्राफ्ट ठेवत नाही. कृपया गाडी फॉर्ममध्ये भरा.',
};

export const liveEditTexts: Translated<typeof english.liveEditTexts> = {
  lead: 'नवीन किंमत, नवीन वर्णन, आणि मालक व कागदपत्रांची माहिती लगेच साइटवर येते. इतर प्रत्येक बदल आधी तपासला जातो.',
  staysLive: 'तुमचा बदल लगेच साइटवर येईल. Second Gear तो नंतर पाहील.',
  goesToReview: 'तुमचा बदल तपासला जाईल. मंजूर होईपर्यंत खरेदीदारांना ही लिस्टिंग दिसणार नाही.',
  saved: 'बदल सेव्ह झाला. खरेदीदारांना तो आता दिसत आहे.',
  unchecked:
    'तुमची तपासणीची खूण आता राहिली नाही, म्हणून तुमचा बदल तपासला जाईल. पाठवण्यासाठी पुन्हा सेव्ह करा. मंजूर होईपर्यंत खरेदीदारांना ही लिस्टिंग दिसणार नाही.',
};

export const stockSearchTexts: Translated<typeof english.stockSearchTexts> = {
  field: 'नावाने शोधा',
  sort: 'क्रम',
  sorts: {
    posted: 'सर्वात जुनी आधी',
    newest: 'सर्वात नवीन आधी',
    cheapest: 'किंमत: कमी ते जास्त',
    dearest: 'किंमत: जास्त ते कमी',
    name: 'नाव',
  },
  found: {
    car: (found, all) => `${all} पैकी ${found} ${plural(found, { one: 'कार', other: 'कार' })}`,
    bike: (found, all) => `${all} पैकी ${found} ${plural(found, { one: 'बाइक', other: 'बाइक' })}`,
  },
  none: {
    car: (text) => `इथे “${text}” नावाची कार नाही.`,
    bike: (text) => `इथे “${text}” नावाची बाइक नाही.`,
  },
  showAll: 'सर्व दाखवा',
};

export const priceTexts: Translated<typeof english.priceTexts> = {
  change: 'किंमत बदला',
  title: (listing) => `${listing} ची किंमत`,
  label: 'नवीन किंमत',
  now: (price) => `खरेदीदारांना आत्ता ${price} दिसते.`,
  hint: 'कमी केलेली किंमत लगेच साइटवर येते.',
  reads: (price, less) => `खरेदीदारांना ${price} दिसेल: ${less} कमी.`,
  higher: 'इथे किंमत फक्त कमी करता येते. वाढवण्यासाठी लिस्टिंग बदला.',
  unreadable: 'किंमत संख्येत लिहा, उदा. 4,85,000 किंवा 4.85 लाख.',
  belowHalf: 'हे आत्ताच्या किंमतीच्या निम्म्यापेक्षाही कमी आहे. त्यासाठी लिस्टिंग बदला: ॲडमिन आधी ते पाहील.',
  tooLittle: 'किंमत किमान ₹1,000 किंवा 1 % कमी करा, म्हणजे खरेदीदारांचे लक्ष जाईल.',
  tooSoon: (from) =>
    `किंमत एका दिवसाच्या आत बदलली आहे. ती ${from} पासून पुन्हा कमी करता येईल, किंवा लिस्टिंग बदला: ॲडमिन पुन्हा ते पाहील.`,
  unlikely: 'ही किंमत नेहमीच्या किंमतींपेक्षा वेगळी आहे. बरोबर असल्यास बटण आणखी एकदा दाबा.',
  submit: 'किंमत कमी करा',
  busy: 'सेव्ह होत आहे...',
  edit: 'लिस्टिंग बदला',
  done: (listing, price) => `${listing}: आता ${price}.`,
  tooOften: 'किंमत दहा वेळा बदलली आहे. लिस्टिंग बदला: ॲडमिन पुन्हा ते पाहील.',
  failed: 'किंमत बदलता आली नाही. कृपया पुन्हा प्रयत्न करा.',
};

export const rejectedTexts: Translated<typeof english.rejectedTexts> = {
  heading: 'नामंजूर',
  all: 'सर्व नामंजूर लिस्टिंग पाहा',
};

export const firstLiveTexts: Translated<typeof english.firstLiveTexts> = {
  heading: { car: 'तुमची पहिली कार साइटवर आहे', bike: 'तुमची पहिली बाइक साइटवर आहे' },
  lead: 'मंजूर झाली आहे. आता खरेदीदारांना ती सापडेल, आणि त्यांच्या विनंत्या याच पेजवर येतील. ज्यांना ती घ्यायची असेल त्यांना लिंक पाठवा.',
  close: 'ठीक आहे',
};

export const firstListingTexts: Translated<typeof english.firstListingTexts> = {
  heading: 'तुमची पहिली कार जोडा',
  lead: 'फोटो, किंमत, थोडी माहिती: सुमारे पाच मिनिटे. मंजूर होताच खरेदीदारांना दिसेल.',
  car: 'तुमची पहिली कार जोडा',
  bike: 'बाइकने सुरुवात करा',
};

export const limitTexts: Translated<typeof english.limitTexts> = {
  waitingLimit: `तुमच्या ${stockLimits.waiting} लिस्टिंगची तपासणी बाकी आहे. कृपया काहींचा निर्णय झाल्यावर पुन्हा प्रयत्न करा.`,
  stockLimit: `तुमच्या ${stockLimits.all} लिस्टिंग आहेत, आणि आता जागा नाही. ज्या विकल्या गेल्या त्या “विकली गेली” म्हणून नोंदवा, किंवा ज्या आता विक्रीसाठी नाहीत त्या काढा. मग पुन्हा प्रयत्न करा.`,
};

/** 'कार' and 'बाइक' are both feminine. */
const none = (state: string) => ({ car: `कोणतीही कार ${state} नाही.`, bike: `कोणतीही बाइक ${state} नाही.` });

export const noneInStateTexts: Translated<typeof english.noneInStateTexts> = {
  pending: { car: 'कोणत्याही कारची तपासणी बाकी नाही.', bike: 'कोणत्याही बाइकची तपासणी बाकी नाही.' },
  approved: none('साइटवर'),
  rejected: none('नामंजूर'),
  sold: { car: 'अजून कोणतीही कार विकली गेलेली नाही.', bike: 'अजून कोणतीही बाइक विकली गेलेली नाही.' },
  withdrawn: { car: 'कोणतीही कार काढलेली नाही.', bike: 'कोणतीही बाइक काढलेली नाही.' },
};

export const stockMoveTexts: Translated<typeof english.stockMoveTexts> = {
  withdraw: {
    label: 'विक्रीतून काढा',
    question: { car: 'ही कार साइटवरून काढायची?', bike: 'ही बाइक साइटवरून काढायची?' },
    consequence: 'ही खरेदीदारांना सापडणार नाही. नंतर ती परत आणता येते; तेव्हा ॲडमिन ती पुन्हा तपासेल.',
    done: 'काढली. आता ती खरेदीदारांना सापडणार नाही.',
    failed: 'लिस्टिंग काढता आली नाही. कृपया पुन्हा प्रयत्न करा.',
  },
  sell: {
    label: 'विकली गेली म्हणून नोंदवा',
    question: { car: 'ही कार विकली गेली का?', bike: 'ही बाइक विकली गेली का?' },
    consequence: 'ही खरेदीदारांना सापडणार नाही. व्यवहार मोडल्यास ती परत आणा; तेव्हा ॲडमिन ती पुन्हा मंजूर करेल.',
    done: '“विकली गेली” सेव्ह झाले. आता ती खरेदीदारांना सापडणार नाही.',
    failed: 'गाडी विकली गेल्याचे सेव्ह करता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  },
  putBack: {
    label: 'परत आणा',
    question: { car: 'ही कार साइटवर परत आणायची?', bike: 'ही बाइक साइटवर परत आणायची?' },
    consequence: 'ॲडमिन ती पुन्हा तपासेल. मंजूर होताच खरेदीदारांना दिसेल.',
    done: 'पुन्हा पाठवली. मंजूर होताच खरेदीदारांना दिसेल.',
    failed: 'लिस्टिंग परत आणता आली नाही. कृपया पुन्हा प्रयत्न करा.',
  },
};
