import type * as english from '../../../dealersAsAdmin/texts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const changeTexts: Translated<typeof english.changeTexts> = {
  changeOf: (name) => `${name} यांच्या प्रोफाइलमधील बदल`,
  sent: (time) => `पाठवला: ${time}`,
  noDealer: 'असा डीलर आता नाही.',
  approve: 'मंजूर करा',
  reject: 'नामंजूर करा',
  outcomes: { approved: 'मंजूर', rejected: 'नामंजूर', gone: 'आता तपासणी बाकी नाही' },
  now: 'आता',
  wanted: 'बदलानंतर',
  differs: 'बदलले',
  notGiven: 'दिलेले नाही',
  noPicture: 'फोटो नाही',
  anotherPicture: 'दुसरा फोटो',
  pictureNow: 'आताचा फोटो',
  pictureWanted: 'बदलानंतरचा फोटो',
  loading: 'प्रोफाइलमधील बदल लोड होत आहेत...',
  failed: 'प्रोफाइलमधील बदल लोड झाले नाहीत. पुन्हा प्रयत्न करा.',
  none: 'प्रोफाइलमधील एकाही बदलाची तपासणी बाकी नाही.',
  approveQuestion: 'हा बदल मंजूर करायचा?',
  approveConsequence: 'खरेदीदारांना नवीन प्रोफाइल लगेच दिसेल, आणि नवीन बुकिंगमध्येही तेच दिसेल.',
  rejectQuestion: 'हा बदल नामंजूर करायचा?',
  rejectConsequence: 'खरेदीदारांना प्रोफाइल आता आहे तसेच दिसत राहील.',
  approved: 'बदल मंजूर केला आहे. खरेदीदारांना तो आता दिसतो.',
  rejected: 'बदल नामंजूर केला आहे. खरेदीदारांना प्रोफाइल आधीसारखेच दिसते.',
  changed: 'दरम्यान डीलरने हे बदलले आहे. पुन्हा पाहा.',
  gone: 'डीलरने हा बदल मागे घेतला आहे.',
  approveFailed: 'बदल मंजूर झाला नाही. पुन्हा प्रयत्न करा.',
  rejectFailed: 'बदल नामंजूर झाला नाही. पुन्हा प्रयत्न करा.',
};

export const reviewedDealerTexts: Translated<typeof english.reviewedDealerTexts> = {
  heading: 'डीलर',
  views: 'कोणते डीलर',
  viewNames: {
    changes: 'प्रोफाइलमधील बदल',
    all: 'सर्व डीलर',
    suspended: 'ब्लॉक केलेले',
    lifted: 'ब्लॉक काढलेले',
  },
  joined: (time) => `खाते तयार केले: ${time}`,
  account: (id) => `खाते ${id}`,
  loading: 'डीलर लोड होत आहेत...',
  failed: 'डीलर लोड झाले नाहीत. पुन्हा प्रयत्न करा.',
  none: 'एकही डीलर सापडला नाही.',
  notRead: 'या लिस्टिंगच्या डीलरची माहिती लोड झाली नाही. पुन्हा पाहा.',
  suspended: 'या डीलरला ब्लॉक केले आहे. आधी ब्लॉक काढा.',
  decisionsLoading: 'निर्णय लोड होत आहेत...',
  decisionsFailed: 'निर्णय लोड झाले नाहीत. पुन्हा प्रयत्न करा.',
  noDecisions: 'या डीलरबद्दल अजून कोणताही निर्णय झालेला नाही.',
};

export const checkTexts: Translated<typeof english.checkTexts> = {
  heading: 'Second Gear ने तपासले आहे',
  notPublic: 'ही खूण फक्त साइटवर असलेल्या डीलरला मिळू शकते.',
  none: 'खरेदीदारांना अजून खूण दिसत नाही.',
  since: (day) => `खरेदीदारांना खूण या तारखेसह दिसते: ${day}`,
  facts: 'तुम्ही स्वतः काय तपासले आहे',
  fact: { identity: 'ओळख', address: 'व्यवसायाची जागा', papers: 'व्यवसायाची कागदपत्रे' },
  note: 'तुम्ही हे कसे तपासले',
  noteHint: 'हे फक्त रेकॉर्डमध्ये राहते.',
  save: 'खूण सेव्ह करा',
  busy: 'सेव्ह होत आहे...',
  saved: 'सेव्ह झाले. खरेदीदारांना ते डीलरच्या पेजवर दिसते.',
  failed: 'खूण सेव्ह झाली नाही. पुन्हा प्रयत्न करा.',
};

export const dealerPageTexts: Translated<typeof english.dealerPageTexts> = {
  publicPage: 'खरेदीदारांना दिसणारे पेज',
  listings: 'लिस्टिंग',
  change: 'प्रोफाइलमधील बदल',
  reports: 'तक्रारी',
  journal: 'डीलर आणि लिस्टिंगचा रेकॉर्ड',
  state: 'स्थिती',
  kinds: { car: 'कार', bike: 'बाइक' },
  numbersLoading: 'लिस्टिंग मोजत आहोत...',
  numbersFailed: 'लिस्टिंग मोजता आली नाहीत. पुन्हा प्रयत्न करा.',
  noListings: 'या डीलरचे एकही लिस्टिंग नाही.',
  noneIn: (states) => `यांत एकही नाही: ${states.join(', ')}`,
  noChange: 'प्रोफाइलमधील एकाही बदलाची तपासणी बाकी नाही.',
  changeFailed: 'प्रोफाइलमधील बदल लोड झाला नाही. पुन्हा प्रयत्न करा.',
};

export const bookingNumberTexts: Translated<typeof english.bookingNumberTexts> = {
  heading: 'बुकिंग',
  loading: 'बुकिंग मोजत आहोत...',
  failed: 'बुकिंग मोजता आली नाहीत. पुन्हा प्रयत्न करा.',
  none: 'या डीलरकडे कोणीही बुकिंग केलेले नाही.',
};

export const foundDealerTexts: Translated<typeof english.foundDealerTexts> = {
  label: 'सापडलेले डीलर',
  loading: 'डीलर शोधत आहोत...',
  failed: 'डीलर शोधता आले नाहीत. पुन्हा प्रयत्न करा.',
  noName: (typed) => `कोणत्याही डीलरचे नाव “${typed}” पासून सुरू होत नाही.`,
  noPhone: 'हा फोन नंबर कोणत्याही डीलरचा नाही.',
  listingsToo: (typed) => `लिस्टिंगमध्ये “${typed}” शोधा`,
};

export const suspensionTexts: Translated<typeof english.suspensionTexts> = {
  suspend: 'डीलरला ब्लॉक करा',
  suspendName: (name) => `डीलर ${name} यांना ब्लॉक करा`,
  suspendQuestion: 'या डीलरला ब्लॉक करायचे?',
  suspendConfirm: 'ब्लॉक करा',
  suspendConsequences: [
    'या खात्यातून आता काहीही करता येणार नाही: लिस्टिंग नाही, फोटो नाही, बुकिंगला उत्तर नाही.',
    'खरेदीदारांना हे डीलर किंवा त्यांची लिस्टिंग दिसणार नाहीत, आणि त्यांपैकी काहीही बुक करता येणार नाही.',
    'बुकिंग राहतील. त्या खरेदीदारांना हे डीलर आता Second Gear वर नाहीत असे दिसेल.',
    'तुम्ही ब्लॉक काढू शकता. मग जी लिस्टिंग साइटवर होती, ती पुन्हा साइटवर येतील.',
  ],
  suspendedSince: (time) => `ब्लॉक केले (${time}):`,
  lift: 'ब्लॉक काढा',
  liftName: (name) => `${name} यांचा ब्लॉक काढा`,
  liftQuestion: 'हा ब्लॉक काढायचा?',
  liftHint: 'हे रेकॉर्डमध्ये राहते. डीलरला दिसत नाही.',
  liftConfirm: 'ब्लॉक काढा',
  liftConsequences: [
    'हे खाते पुन्हा वापरता येईल, आणि आधीसारखे साइटवर दिसेल.',
    'जी लिस्टिंग साइटवर होती, ती पुन्हा साइटवर येतील. विकली गेलेली किंवा काढून घेतलेली लपलेलीच राहतील.',
  ],
  liftedAt: (time) => `ब्लॉक काढला (${time}):`,
  goOn: 'पुढे चला',
  loading: 'ब्लॉक केलेले डीलर लोड होत आहेत...',
  failed: 'ब्लॉक केलेले डीलर लोड झाले नाहीत. पुन्हा प्रयत्न करा.',
  none: 'एकही डीलर ब्लॉक केलेला नाही.',
  liftedLoading: 'ब्लॉक काढलेले डीलर लोड होत आहेत...',
  liftedFailed: 'ब्लॉक काढलेले डीलर लोड झाले नाहीत. पुन्हा प्रयत्न करा.',
  noneLifted: 'एकाही डीलरचा ब्लॉक काढलेला नाही.',
  noReviewedDealer: 'हे खाते डीलरचे नाही. ते कन्सोलमध्ये ब्लॉक केले होते, आणि ब्लॉकही तेथूनच काढला जातो.',
  changed: 'दरम्यान दुसऱ्या ॲडमिनने या डीलरबद्दल काहीतरी केले आहे. पुन्हा पाहा.',
  suspendFailed: 'डीलरला ब्लॉक करता आले नाही. पुन्हा प्रयत्न करा.',
  liftFailed: 'ब्लॉक काढता आला नाही. पुन्हा प्रयत्न करा.',
  leftFailed: 'लिस्टिंग मोजता आली नाहीत.',
};

export const takeAllDownTexts: Translated<typeof english.takeAllDownTexts> = {
  open: 'सर्व लिस्टिंग साइटवरून हटवा',
  openName: (name) => `${name} यांची सर्व लिस्टिंग साइटवरून हटवा`,
  question: 'साइटवरची सर्व लिस्टिंग हटवायची?',
  confirm: 'सर्व हटवा',
  consequences: [
    'साइटवरचे प्रत्येक लिस्टिंग या कारणासह डिलीट होईल, आणि कारण डीलरला दिसेल. खरेदीदारांना ती लिस्टिंग दिसणार नाहीत.',
    'डीलरला ब्लॉक केले जात नाही: इतर लिस्टिंग पाठवता येतील, आणि डिलीट केलेली बदलून पुन्हा पाठवता येतील.',
    'तपासणी बाकी असलेली, आणि विकली गेलेली किंवा काढून घेतलेली लिस्टिंग आहेत तशीच राहतील.',
    'बुकिंग राहतील.',
  ],
};

export const takedownTexts: Translated<typeof english.takedownTexts> = {
  takeDown: {
    running: (name) => `${name} यांना ब्लॉक केले आहे. लिस्टिंग साइटवरून हटवत आहोत.`,
    brokenOff: (name) =>
      `${name} यांना ब्लॉक केले आहे, पण लिस्टिंग हटवण्याचे काम मध्येच थांबले. उरलेली लिस्टिंग खरेदीदारांना अजून दिसत आहेत.`,
    done: (name, all) =>
      all === 0
        ? `${name} यांना ब्लॉक केले आहे. साइटवर एकही लिस्टिंग नव्हते.`
        : `${name} यांना ब्लॉक केले आहे. साइटवरून हटवली: ${all} लिस्टिंग.`,
  },
  restore: {
    running: (name) => `${name} यांचा ब्लॉक काढला आहे. लिस्टिंग साइटवर परत आणत आहोत.`,
    brokenOff: (name) => `${name} यांचा ब्लॉक काढला आहे, पण लिस्टिंग परत आणण्याचे काम मध्येच थांबले.`,
    done: (name, all) =>
      all === 0
        ? `${name} यांचा ब्लॉक काढला आहे. एकही लिस्टिंग बाजूला ठेवलेले नव्हते.`
        : `${name} यांचा ब्लॉक काढला आहे. पुन्हा साइटवर: ${all} लिस्टिंग.`,
  },
  rejectAll: {
    running: (name) => `${name} यांची लिस्टिंग साइटवरून हटवत आहोत.`,
    brokenOff: (name) => `${name} यांची लिस्टिंग हटवण्याचे काम मध्येच थांबले. उरलेली लिस्टिंग खरेदीदारांना अजून दिसत आहेत.`,
    done: (name, all) =>
      all === 0 ? `${name} यांचे एकही लिस्टिंग साइटवर नव्हते.` : `${name} यांची लिस्टिंग साइटवरून हटवली आहेत: ${all} लिस्टिंग.`,
  },
  rename: {
    running: (name) => `${name} यांचे नवीन प्रोफाइल लिस्टिंगमध्ये लिहीत आहोत.`,
    brokenOff: (name) =>
      `${name} यांचे नवीन प्रोफाइल लिस्टिंगमध्ये लिहिण्याचे काम मध्येच थांबले. उरलेल्या लिस्टिंगवर खरेदीदारांना अजून जुने प्रोफाइल दिसत आहे.`,
    done: (name, all) =>
      all === 0 ? `सर्व लिस्टिंगवर ${name} यांचे प्रोफाइल दिसत आहे.` : `${name} यांचे नवीन प्रोफाइल लिहिले आहे: ${all} लिस्टिंग.`,
  },
};

export const progressText: typeof english.progressText = ({ done, total }) => `${total} पैकी ${done} लिस्टिंग`;

export const leftTexts: Translated<typeof english.leftTexts> = {
  takeDown: (count) =>
    count === '0'
      ? 'आता एकही लिस्टिंग दिसत नाही.'
      : `${count} लिस्टिंग अजून ${plural(count, { one: 'दिसत आहे', other: 'दिसत आहेत' })}.`,
  restore: (count) =>
    count === '0'
      ? 'बाजूला ठेवलेली सर्व लिस्टिंग पुन्हा साइटवर आहेत.'
      : `${count} लिस्टिंग अजून ${plural(count, { one: 'बाजूला ठेवलेले आहे', other: 'बाजूला ठेवलेली आहेत' })}.`,
};

export const dealerMoveLabels: Translated<typeof english.dealerMoveLabels> = {
  approve: 'बदल मंजूर',
  reject: 'बदल नामंजूर',
  suspend: 'ब्लॉक केले',
  lift: 'ब्लॉक काढला',
  warn: 'इशारा दिला',
  check: 'तपासल्याची खूण',
};

export const standingLabels: Translated<typeof english.standingLabels> = {
  public: 'साइटवर आहे',
  notPublic: 'अजून साइटवर नाही',
  suspended: 'ब्लॉक केले',
};
