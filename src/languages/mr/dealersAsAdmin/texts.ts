import type * as english from '../../../dealersAsAdmin/texts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const changeTexts: Translated<typeof english.changeTexts> = {
  changeOf: (name) => `${name} यांच्या प्रोफाइलमधील बदल`,
  sent: (time) => `पाठवले: ${time}`,
  noDealer: 'हे डीलर आता अस्तित्वात नाहीत.',
  approve: 'मंजूर करा',
  reject: 'नामंजूर करा',
  outcomes: { approved: 'मंजूर', rejected: 'नामंजूर', gone: 'आता तपासणी बाकी नाही' },
  now: 'आत्ता',
  wanted: 'बदलानंतर',
  differs: 'बदललेले',
  notGiven: 'दिलेले नाही',
  noPicture: 'फोटो नाही',
  anotherPicture: 'दुसरा फोटो',
  pictureNow: 'आत्ताचा फोटो',
  pictureWanted: 'बदलानंतरचा फोटो',
  loading: 'प्रोफाइलमधील बदल लोड होत आहेत...',
  failed: 'प्रोफाइलमधील बदल लोड करता आले नाहीत. पुन्हा प्रयत्न करा.',
  none: 'प्रोफाइलमधील कोणत्याही बदलाची तपासणी बाकी नाही.',
  approveQuestion: 'हा बदल मंजूर करायचा?',
  approveConsequence: 'खरेदीदारांना नवीन प्रोफाइल लगेच दिसेल, आणि नवीन बुकिंगमध्येही तेच दिसेल.',
  rejectQuestion: 'हा बदल नामंजूर करायचा?',
  rejectConsequence: 'खरेदीदारांना प्रोफाइल आत्ता आहे तसेच दिसत राहील.',
  approved: 'बदल मंजूर केला आहे. खरेदीदारांना तो आता दिसत आहे.',
  rejected: 'बदल नामंजूर केला आहे. खरेदीदारांना प्रोफाइल आधीसारखेच दिसत आहे.',
  changed: 'दरम्यान डीलरने हे बदलले आहे. पुन्हा पाहा.',
  gone: 'डीलरने हा बदल मागे घेतला आहे.',
  approveFailed: 'बदल मंजूर करता आला नाही. पुन्हा प्रयत्न करा.',
  rejectFailed: 'बदल नामंजूर करता आला नाही. पुन्हा प्रयत्न करा.',
};

export const reviewedDealerTexts: Translated<typeof english.reviewedDealerTexts> = {
  heading: 'डीलर',
  views: 'कोणते डीलर',
  viewNames: {
    changes: 'प्रोफाइलमधील बदल',
    all: 'सर्व डीलर',
    suspended: 'रोखलेले',
    lifted: 'रोख हटवलेले',
  },
  joined: (time) => `खाते तयार केले: ${time}`,
  account: (id) => `खाते ${id}`,
  loading: 'डीलर लोड होत आहेत...',
  failed: 'डीलर लोड करता आले नाहीत. पुन्हा प्रयत्न करा.',
  none: 'कोणी डीलर सापडले नाहीत.',
  notRead: 'या लिस्टिंगच्या डीलरची माहिती लोड करता आली नाही. पुन्हा पाहा.',
  suspended: 'या डीलरला रोखले आहे. आधी रोख हटवा.',
  decisionsLoading: 'निर्णय लोड होत आहेत...',
  decisionsFailed: 'निर्णय लोड करता आले नाहीत. पुन्हा प्रयत्न करा.',
  noDecisions: 'या डीलरबद्दल अजून कोणताही निर्णय झालेला नाही.',
};

export const checkTexts: Translated<typeof english.checkTexts> = {
  heading: 'Second Gear ने तपासणी केली आहे',
  notPublic: 'खूण फक्त साइटवर असलेल्या डीलरलाच मिळू शकते.',
  none: 'खरेदीदारांना अजून कोणतीही खूण दिसत नाही.',
  since: (day) => `खरेदीदारांना खूण या तारखेसह दिसते: ${day}`,
  facts: 'तुम्ही स्वतः काय तपासले आहे',
  fact: { identity: 'ओळख', address: 'व्यवसायाचे ठिकाण', papers: 'व्यवसायाची कागदपत्रे' },
  note: 'तपासणी कशी केली',
  noteHint: 'हे फक्त नोंदीत राहते.',
  save: 'खुणा सेव्ह करा',
  busy: 'सेव्ह होत आहे...',
  saved: 'सेव्ह झाले. खरेदीदारांना हे डीलरच्या पेजवर दिसते.',
  failed: 'खुणा सेव्ह करता आल्या नाहीत. पुन्हा प्रयत्न करा.',
};

export const dealerPageTexts: Translated<typeof english.dealerPageTexts> = {
  publicPage: 'खरेदीदारांना दिसणारे पेज',
  listings: 'लिस्टिंग',
  change: 'प्रोफाइलमधील बदल',
  reports: 'तक्रारी',
  journal: 'डीलर आणि लिस्टिंगच्या नोंदी',
  state: 'स्थिती',
  kinds: { car: 'कार', bike: 'बाइक' },
  numbersLoading: 'लिस्टिंग मोजत आहोत...',
  numbersFailed: 'लिस्टिंग मोजता आल्या नाहीत. पुन्हा प्रयत्न करा.',
  noListings: 'या डीलरची कोणतीही लिस्टिंग नाही.',
  noneIn: (states) => `यापैकी काही नाही: ${states.join(', ')}`,
  noChange: 'प्रोफाइलमधील कोणत्याही बदलाची तपासणी बाकी नाही.',
  changeFailed: 'प्रोफाइलमधील बदल लोड करता आला नाही. पुन्हा प्रयत्न करा.',
};

export const bookingNumberTexts: Translated<typeof english.bookingNumberTexts> = {
  heading: 'बुकिंग',
  loading: 'बुकिंग मोजत आहोत...',
  failed: 'बुकिंग मोजता आली नाहीत. पुन्हा प्रयत्न करा.',
  none: 'या डीलरकडे कोणीही बुकिंग केलेले नाही.',
};

export const foundDealerTexts: Translated<typeof english.foundDealerTexts> = {
  label: 'हे डीलर सापडले',
  loading: 'डीलर शोधत आहोत...',
  failed: 'डीलर शोधता आले नाहीत. पुन्हा प्रयत्न करा.',
  noName: (typed) => `कोणत्याही डीलरचे नाव “${typed}” ने सुरू होत नाही.`,
  noPhone: 'हा फोन नंबर कोणत्याही डीलरचा नाही.',
  listingsToo: (typed) => `लिस्टिंगमध्ये “${typed}” शोधा`,
};

export const suspensionTexts: Translated<typeof english.suspensionTexts> = {
  suspend: 'डीलरला रोखा',
  suspendName: (name) => `डीलर ${name} यांना रोखा`,
  suspendQuestion: 'या डीलरला रोखायचे?',
  suspendConfirm: 'थांबा',
  suspendConsequences: [
    'या खात्यातून आता काहीही करता येणार नाही: लिस्टिंग नाही, फोटो नाही, बुकिंगचे उत्तर नाही.',
    'खरेदीदारांना हे डीलर आणि त्यांच्या लिस्टिंग दिसणार नाहीत, आणि त्यातील कोणतीही बुक करता येणार नाही.',
    'बुकिंग राहतील. त्यांच्या खरेदीदारांना दिसेल की हे डीलर आता Second Gear वर नाहीत.',
    'रोख हटवता येते. तेव्हा ज्या लिस्टिंग साइटवर होत्या, त्या पुन्हा साइटवर येतील.',
  ],
  suspendedSince: (time) => `रोखले (${time}):`,
  lift: 'रोख हटवा',
  liftName: (name) => `${name} यांच्यावरील रोख हटवा`,
  liftQuestion: 'ही रोख हटवायची?',
  liftHint: 'हे नोंदीत राहते. डीलरला दिसत नाही.',
  liftConfirm: 'काढा',
  liftConsequences: [
    'हे खाते पुन्हा काम करू लागेल, आणि आधीसारखे साइटवर दिसेल.',
    'ज्या लिस्टिंग साइटवर होत्या, त्या पुन्हा साइटवर येतील. ज्या विकल्या गेल्या किंवा काढल्या, त्या लपलेल्या राहतील.',
  ],
  liftedAt: (time) => `रोख हटवली (${time}):`,
  goOn: 'सुरू ठेवा',
  loading: 'रोखलेले डीलर लोड होत आहेत...',
  failed: 'रोखलेले डीलर लोड करता आले नाहीत. पुन्हा प्रयत्न करा.',
  none: 'कोणताही डीलर रोखलेला नाही.',
  liftedLoading: 'रोख हटवलेले डीलर लोड होत आहेत...',
  liftedFailed: 'रोख हटवलेले डीलर लोड करता आले नाहीत. पुन्हा प्रयत्न करा.',
  noneLifted: 'कोणत्याही डीलरची रोख हटवलेली नाही.',
  noReviewedDealer: 'हे खाते कोणत्याही डीलरचे नाही. ते कन्सोलमध्ये रोखले होते, आणि रोख तिथूनच हटवली जाते.',
  changed: 'दरम्यान दुसऱ्या ॲडमिनने या डीलरबद्दल काही बदलले आहे. पुन्हा पाहा.',
  suspendFailed: 'डीलरला रोखता आले नाही. पुन्हा प्रयत्न करा.',
  liftFailed: 'रोख हटवता आली नाही. पुन्हा प्रयत्न करा.',
  leftFailed: 'लिस्टिंग मोजता आल्या नाहीत.',
};

export const takeAllDownTexts: Translated<typeof english.takeAllDownTexts> = {
  open: 'सर्व लिस्टिंग साइटवरून काढा',
  openName: (name) => `${name} यांच्या सर्व लिस्टिंग साइटवरून काढा`,
  question: 'साइटवरील सर्व लिस्टिंग काढायच्या?',
  confirm: 'सर्व काढा',
  consequences: [
    'साइटवरील प्रत्येक लिस्टिंग या कारणासह डिलीट होईल, आणि कारण डीलरला दिसेल. खरेदीदारांना या लिस्टिंग दिसणार नाहीत.',
    'डीलरला रोखले जात नाही: नवीन लिस्टिंग पाठवता येतात, आणि डिलीट केलेल्या लिस्टिंग बदलून पुन्हा पाठवता येतात.',
    'तपासणी बाकी असलेल्या, आणि विकल्या गेलेल्या किंवा काढलेल्या लिस्टिंग तशाच राहतील.',
    'बुकिंग राहतील.',
  ],
};

export const takedownTexts: Translated<typeof english.takedownTexts> = {
  takeDown: {
    running: (name) => `${name} यांना रोखले आहे. लिस्टिंग साइटवरून काढल्या जात आहेत.`,
    brokenOff: (name) =>
      `${name} यांना रोखले आहे, पण लिस्टिंग काढण्याचे काम मध्येच थांबले. उरलेल्या लिस्टिंग खरेदीदारांना अजूनही दिसत आहेत.`,
    done: (name, all) =>
      all === 0
        ? `${name} यांना रोखले आहे. साइटवर कोणतीही लिस्टिंग नव्हती.`
        : `${name} यांना रोखले आहे. साइटवरून काढल्या: ${all} लिस्टिंग.`,
  },
  restore: {
    running: (name) => `${name} यांच्यावरील रोख हटवली आहे. लिस्टिंग साइटवर परत आणल्या जात आहेत.`,
    brokenOff: (name) => `${name} यांच्यावरील रोख हटवली आहे, पण लिस्टिंग परत आणण्याचे काम मध्येच थांबले.`,
    done: (name, all) =>
      all === 0
        ? `${name} यांच्यावरील रोख हटवली आहे. कोणतीही लिस्टिंग रोखलेली नव्हती.`
        : `${name} यांच्यावरील रोख हटवली आहे. पुन्हा साइटवर: ${all} लिस्टिंग.`,
  },
  rejectAll: {
    running: (name) => `${name} यांच्या लिस्टिंग साइटवरून काढल्या जात आहेत.`,
    brokenOff: (name) => `${name} यांच्या लिस्टिंग काढण्याचे काम मध्येच थांबले. उरलेल्या लिस्टिंग खरेदीदारांना अजूनही दिसत आहेत.`,
    done: (name, all) =>
      all === 0
        ? `${name} यांची कोणतीही लिस्टिंग साइटवर नव्हती.`
        : `${name} यांच्या ${all} लिस्टिंग साइटवरून ${plural(all, { one: 'काढली आहे', other: 'काढल्या आहेत' })}.`,
  },
  rename: {
    running: (name) => `${name} यांचे नवीन प्रोफाइल लिस्टिंगमध्ये लिहिले जात आहे.`,
    brokenOff: (name) =>
      `${name} यांचे नवीन प्रोफाइल लिस्टिंगमध्ये लिहिण्याचे काम मध्येच थांबले. उरलेल्या लिस्टिंगवर खरेदीदारांना अजूनही जुने प्रोफाइल दिसत आहे.`,
    done: (name, all) =>
      all === 0 ? `सर्व लिस्टिंगवर ${name} यांचे प्रोफाइल दिसत आहे.` : `${name} यांचे नवीन प्रोफाइल लिहिले आहे: ${all} लिस्टिंगमध्ये.`,
  },
};

export const progressText: typeof english.progressText = ({ done, total }) => `${total} पैकी ${done} लिस्टिंग`;

export const leftTexts: Translated<typeof english.leftTexts> = {
  takeDown: (count) =>
    count === '0'
      ? 'आता कोणतीही लिस्टिंग दिसत नाही.'
      : `${count} लिस्टिंग अजूनही ${plural(count, { one: 'दिसत आहे', other: 'दिसत आहेत' })}.`,
  restore: (count) =>
    count === '0'
      ? 'रोखलेल्या सर्व लिस्टिंग पुन्हा साइटवर आहेत.'
      : `${count} लिस्टिंग अजूनही ${plural(count, { one: 'रोखलेली आहे', other: 'रोखलेल्या आहेत' })}.`,
};

export const dealerMoveLabels: Translated<typeof english.dealerMoveLabels> = {
  approve: 'बदल मंजूर',
  reject: 'बदल नामंजूर',
  suspend: 'रोखले',
  lift: 'रोख हटवलेले',
  warn: 'इशारा दिला',
  check: 'तपासणीची खूण',
};

export const standingLabels: Translated<typeof english.standingLabels> = {
  public: 'साइटवर आहे',
  notPublic: 'अजून साइटवर नाही',
  suspended: 'रोखले',
};
