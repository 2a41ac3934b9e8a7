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
  editQuestion: { car: 'या कारचे लिस्टिंग बदलायचे?', bike: 'या बाइकचे लिस्टिंग बदलायचे?' },
  editAndSend: 'बदलून पुन्हा पाठवा',
  editTitle: { car: 'कारचे लिस्टिंग बदला', bike: 'बाइकचे लिस्टिंग बदला' },
  noBookings: 'बुकिंग नाही',
  bookings: (count) => `${count} बुकिंग`,
  isNow: (state) => `आता स्थिती: ${state}. पुन्हा सेव्ह केल्यास येथे लिहिलेले ठेवले जाईल.`,
  startOver: 'सेव्ह आहे तसे दाखवा',
  missing: 'तुमचे असे कोणतेही लिस्टिंग नाही.',
  editConsequence: 'बदललेले लिस्टिंग मंजुरीसाठी पुन्हा ॲडमिनकडे जाते. तोपर्यंत ते खरेदीदारांना दिसत नाही.',
  saved: 'सेव्ह झाले. मंजूर होताच खरेदीदारांना ते पुन्हा दिसेल.',
  saveFailed: 'लिस्टिंग सेव्ह झाले नाही. कृपया पुन्हा प्रयत्न करा.',
  closed: 'विक्री संपली आहे. लिस्टिंग बदलण्यासाठी आधी ते साइटवर परत आणा.',
  discardConsequence: 'लिस्टिंग आहे तसेच राहील.',
  bookingsUnknown: 'बुकिंग मोजता आली नाहीत',
  savedBy: (count) =>
    count === 0
      ? 'अजून कोणी सेव्ह केली नाही'
      : `${count} ${plural(count, { one: 'खरेदीदाराने', other: 'खरेदीदारांनी' })} सेव्ह केली`,
  savesUnknown: 'किती जणांनी सेव्ह केली ते मोजता आले नाही',
  more: (listing) => `${listing}: आणखी पर्याय`,
  seeAsBuyers: 'खरेदीदारांना दिसते तसे पाहा',
  linkCopied: 'लिंक कॉपी झाली',
  copyByHand: 'कृपया ही लिंक कॉपी करा',
};

export const signedOutTexts: Translated<typeof english.signedOutTexts> = {
  car: 'तुमची बुकिंग पाहण्यासाठी लॉग इन करा.',
  bike: 'तुमची बाइकची बुकिंग पाहण्यासाठी लॉग इन करा.',
};

export const kindStockTexts: Translated<typeof english.kindStockTexts> = {
  car: {
    heading: 'माझ्या कार',
    loading: 'तुमच्या कार लोड होत आहेत...',
    add: 'कार जोडा',
    addLead: 'कार जोडा. मंजूर होताच खरेदीदारांना ती दिसेल.',
    addAnother: 'आणखी एक कार जोडा',
  },
  bike: {
    heading: 'माझ्या बाइक',
    loading: 'तुमच्या बाइक लोड होत आहेत...',
    add: 'बाइक जोडा',
    addLead: 'बाइक जोडा. मंजूर होताच खरेदीदारांना ती दिसेल.',
    addAnother: 'आणखी एक बाइक जोडा',
  },
};

export const previewText: Translated<typeof english.previewText> = 'प्रिव्ह्यू पाहा';

export const approvalNote: Translated<typeof english.approvalNote> =
  'हे लिस्टिंग मंजुरीसाठी Second Gear कडे जाईल. मंजूर होताच खरेदीदारांना ते दिसेल.';

export const postedTexts: Translated<typeof english.postedTexts> = {
  waits: (name) => `${name} या गाडीची तपासणी बाकी आहे. मंजूर होताच खरेदीदारांना ती दिसेल.`,
  look: '“माझ्या गाड्या” मध्ये पाहा',
};

export const draftTexts: Translated<typeof english.draftTexts> = {
  heading: 'अर्धवट राहिलेले ड्राफ्ट',
  new: { car: 'नवीन कार', bike: 'नवीन बाइक' },
  edit: { car: 'कारमधील बदल', bike: 'बाइकमधील बदल' },
  profile: 'प्रोफाइलमधील बदल',
  goOn: 'पुढे चला',
  remove: 'काढून टाका',
  returned: 'हा तुमचा ड्राफ्ट आहे.',
  returnedOf: (day) => `${day} रोजीचा तुमचा ड्राफ्ट.`,
  startEmpty: 'रिकाम्या फॉर्मने सुरू करा',
  nothingPosted: 'यातले काहीही साइटवर टाकलेले नाही.',
  listingStays: 'लिस्टिंग आहे तसेच राहील.',
  elsewhere: 'हा फॉर्म दुसऱ्या टॅबमध्ये उघडा आहे, आणि ड्राफ्ट तेथेच ठेवला जातो. सेव्ह करण्याआधी हा टॅब बंद केल्यास येथे लिहिलेले राहणार नाही.',
  logOutQuestion: 'लॉग आउट करून ड्राफ्ट काढून टाकायचे?',
  logOutConsequence: (names) => `अर्धवट राहिलेले: ${names}. ड्राफ्ट फक्त या डिव्हाइसवर आहेत.`,
  logOut: 'लॉग आउट करा',
};

export const duplicateTexts: Translated<typeof english.duplicateTexts> = {
  action: 'कॉपी बनवा',
  question: 'तुमच्या ड्राफ्टच्या जागी कॉपी ठेवायची?',
  consequence: {
    car: 'एका नवीन कारचा ड्राफ्ट अर्धवट आहे. या डिव्हाइसवर त्याच्या जागी कॉपी येईल.',
    bike: 'एका नवीन बाइकचा ड्राफ्ट अर्धवट आहे. या डिव्हाइसवर त्याच्या जागी कॉपी येईल.',
  },
  consequenceFor: {
    car: (name) => `एका नवीन कारचा ड्राफ्ट अर्धवट आहे: ${name}. या डिव्हाइसवर त्याच्या जागी कॉपी येईल.`,
    bike: (name) => `एका नवीन बाइकचा ड्राफ्ट अर्धवट आहे: ${name}. या डिव्हाइसवर त्याच्या जागी कॉपी येईल.`,
  },
  replace: 'कॉपी ठेवा',
  failed: 'हा ब्राउझर येथे ड्राफ्ट ठेवत नाही. कृपया गाडी फॉर्ममध्ये भरा.',
};

export const liveEditTexts: Translated<typeof english.liveEditTexts> = {
  lead: 'नवीन किंमत किंवा वर्णन, आणि मालक व कागदपत्रे यांची माहिती लगेच साइटवर येते. बाकी प्रत्येक बदलाला आधी मंजुरी लागते.',
  staysLive: 'तुमचा बदल लगेच साइटवर येईल. Second Gear तो नंतर पाहील.',
  goesToReview: 'तुमच्या बदलाची तपासणी होईल. मंजूर होईपर्यंत हे लिस्टिंग खरेदीदारांना दिसणार नाही.',
  saved: 'सेव्ह झाले. खरेदीदारांना हे आता दिसते.',
  unchecked:
    'तुमची तपासल्याची खूण आता राहिलेली नाही, त्यामुळे तुमच्या बदलाची तपासणी होईल. पाठवण्यासाठी पुन्हा सेव्ह करा. मंजूर होईपर्यंत हे लिस्टिंग खरेदीदारांना दिसणार नाही.',
};

export const stockSearchTexts: Translated<typeof english.stockSearchTexts> = {
  field: 'नावाने शोधा',
  sort: 'क्रम',
  sorts: {
    posted: 'जुनी आधी',
    newest: 'नवीन आधी',
    cheapest: 'किंमत: कमी ते जास्त',
    dearest: 'किंमत: जास्त ते कमी',
    name: 'नाव',
  },
  found: {
    car: (found, all) => `${all} पैकी ${found} कार`,
    bike: (found, all) => `${all} पैकी ${found} बाइक`,
  },
  none: {
    car: (text) => `“${text}” या नावाची कार येथे नाही.`,
    bike: (text) => `“${text}” या नावाची बाइक येथे नाही.`,
  },
  showAll: 'सर्व दाखवा',
};

export const priceTexts: Translated<typeof english.priceTexts> = {
  change: 'किंमत बदला',
  title: (listing) => `${listing} या गाडीची किंमत`,
  label: 'नवीन किंमत',
  now: (price) => `खरेदीदारांना आता ${price} असे दिसते.`,
  hint: 'कमी केलेली किंमत लगेच साइटवर येते.',
  reads: (price, less) => `खरेदीदारांना ${price} असे दिसेल: ${less} कमी.`,
  higher: 'येथे किंमत फक्त कमी करता येते. वाढवण्यासाठी लिस्टिंग बदला.',
  unreadable: 'किंमत आकड्यात लिहा, उदा. 4,85,000 किंवा 4.85 लाख.',
  belowHalf: 'ही आताच्या किमतीच्या निम्म्याहून कमी आहे. त्यासाठी लिस्टिंग बदला: मग ॲडमिन ते आधी पाहतील.',
  tooLittle: 'किंमत किमान ₹1,000 किंवा 1 % कमी करा, म्हणजे खरेदीदारांच्या लक्षात येईल.',
  tooSoon: (from) =>
    `किंमत गेल्या एका दिवसात बदलली आहे. ${from} पासून ती पुन्हा कमी करता येईल, किंवा लिस्टिंग बदला: मग ॲडमिन ते पाहतील.`,
  unlikely: 'ही किंमत नेहमीपेक्षा वेगळी आहे. बरोबर असेल, तर बटण पुन्हा एकदा दाबा.',
  submit: 'किंमत कमी करा',
  busy: 'सेव्ह होत आहे...',
  edit: 'लिस्टिंग बदला',
  done: (listing, price) => `${listing}: आता ${price}.`,
  tooOften: 'किंमत दहा वेळा बदलली आहे. लिस्टिंग बदला: मग ॲडमिन ते पुन्हा पाहतील.',
  failed: 'किंमत बदलता आली नाही. कृपया पुन्हा प्रयत्न करा.',
};

export const rejectedTexts: Translated<typeof english.rejectedTexts> = {
  heading: 'नामंजूर',
  all: 'नामंजूर झालेल्या सर्व पाहा',
};

export const firstLiveTexts: Translated<typeof english.firstLiveTexts> = {
  heading: { car: 'तुमची पहिली कार साइटवर आली', bike: 'तुमची पहिली बाइक साइटवर आली' },
  // The name of the vehicle stands before it.
  lead: 'मंजूर झाली आहे. आता खरेदीदारांना ती सापडेल, आणि त्यांच्या विनंत्या याच पेजवर येतील. ज्यांना ती हवी असेल त्यांना लिंक पाठवा.',
  close: 'ठीक आहे',
};

export const firstListingTexts: Translated<typeof english.firstListingTexts> = {
  heading: 'तुमची पहिली कार जोडा',
  lead: 'फोटो, किंमत, थोडी माहिती: सुमारे पाच मिनिटे. मंजूर होताच खरेदीदारांना ती दिसेल.',
  car: 'तुमची पहिली कार जोडा',
  bike: 'बाइकपासून सुरू करा',
};

export const limitTexts: Translated<typeof english.limitTexts> = {
  waitingLimit: `तुमच्या ${stockLimits.waiting} लिस्टिंगची तपासणी बाकी आहे. ॲडमिनने त्यांपैकी काहींचा निर्णय घेतल्यावर पुन्हा प्रयत्न करा.`,
  stockLimit: `तुमची ${stockLimits.all} लिस्टिंग आहेत, आणि आता जागा नाही. विकलेल्या गाड्यांची विक्री नोंदवा, किंवा साइटवर असलेल्या पण आता विक्रीला नसलेल्या काढून घ्या. मग पुन्हा प्रयत्न करा.`,
};

/** 'कार' and 'बाइक' are both feminine. */
const none = (state: string) => ({ car: `एकही कार ${state} नाही.`, bike: `एकही बाइक ${state} नाही.` });

export const noneInStateTexts: Translated<typeof english.noneInStateTexts> = {
  pending: { car: 'एकाही कारची तपासणी बाकी नाही.', bike: 'एकाही बाइकची तपासणी बाकी नाही.' },
  approved: none('साइटवर'),
  rejected: none('नामंजूर झालेली'),
  sold: none('विकली गेलेली'),
  withdrawn: none('काढून घेतलेली'),
};

export const stockMoveTexts: Translated<typeof english.stockMoveTexts> = {
  withdraw: {
    label: 'काढून घ्या',
    question: { car: 'ही कार साइटवरून काढून घ्यायची?', bike: 'ही बाइक साइटवरून काढून घ्यायची?' },
    consequence: 'खरेदीदारांना ती सापडणार नाही. नंतर ती परत आणता येईल; तेव्हा ती पुन्हा मंजुरीसाठी ॲडमिनकडे जाईल.',
    done: 'काढून घेतली. आता खरेदीदारांना ती सापडणार नाही.',
    failed: 'गाडी काढून घेता आली नाही. कृपया पुन्हा प्रयत्न करा.',
  },
  sell: {
    label: 'विक्री नोंदवा',
    question: { car: 'ही कार विकली गेली का?', bike: 'ही बाइक विकली गेली का?' },
    consequence: 'खरेदीदारांना ती सापडणार नाही. व्यवहार फिसकटला, तर ती परत आणा; तेव्हा ॲडमिन ती पुन्हा मंजूर करतील.',
    done: 'विक्री नोंदवली. आता खरेदीदारांना ती सापडणार नाही.',
    failed: 'विक्री नोंदवता आली नाही. कृपया पुन्हा प्रयत्न करा.',
  },
  putBack: {
    label: 'परत आणा',
    question: { car: 'ही कार साइटवर परत आणायची?', bike: 'ही बाइक साइटवर परत आणायची?' },
    consequence: 'ती पुन्हा मंजुरीसाठी ॲडमिनकडे जाईल. मंजूर होताच खरेदीदारांना ती दिसेल.',
    done: 'परत आणली. मंजूर होताच खरेदीदारांना ती दिसेल.',
    failed: 'गाडी परत आणता आली नाही. कृपया पुन्हा प्रयत्न करा.',
  },
};
