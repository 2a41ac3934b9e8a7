import type * as english from '../../../admin/texts';
import { isSaleOver } from '../../../listings/state/listingState';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const reviewTexts: Translated<typeof english.reviewTexts> = {
  posted: (time) => `टाकली: ${time}`,
  reason: 'कारण:',
  approve: 'मंजूर करा',
  approved: 'मंजूर',
  delete: 'डिलीट करा',
  backToPending: 'पुन्हा तपासणीला पाठवा',
  historyLoading: 'निर्णय लोड होत आहेत...',
  // It stands after the name of a photo.
  fullSize: '(पूर्ण आकारात, नवीन टॅबमध्ये)',
  medium: 'लिस्टिंगच्या पेजवर दिसतो तसा',
  mediumPhoto: (photo) => `${photo}, लिस्टिंगच्या पेजवर दिसतो तसा`,
  small: 'यादीत दिसतो तसा',
  smallPhoto: (photo) => `${photo}, यादीत दिसतो तसा`,
  foreignWords:
    'हे लिस्टिंग शोधात अशा शब्दांनी सापडेल, जे त्याच्या नावात किंवा जिल्ह्यात नाहीत. ते मंजूर करता येत नाही. ते डिलीट करा: डीलरने पुन्हा सेव्ह केल्यावर त्याला बरोबर शब्द मिळतील.',
  suspended: 'याच्या डीलरला ब्लॉक केले आहे. ब्लॉक काढल्यावर हे मंजूर करता येईल.',
  becomesPublic: 'तुम्ही पहिले लिस्टिंग मंजूर केल्यावर याचे डीलर साइटवर दिसू लागतील. नाव, ठिकाण आणि फोटोही पाहा.',
};

export const changedContentTexts: Translated<typeof english.changedContentTexts> = {
  heading: {
    approve: 'मंजूर केल्यानंतरचे बदल',
    reject: 'डिलीट केल्यानंतरचे बदल',
    acknowledge: 'पाहिल्यानंतरचे बदल',
    requeue: 'निर्णय मागे घेतल्यानंतरचे बदल',
    reopen: '“पाहिले” मागे घेतल्यानंतरचे बदल',
  },
  before: 'तेव्हा:',
  now: 'आता:',
  notStated: 'सांगितलेले नाही',
  nothing: 'काही नाही. लिस्टिंग आधी होते तसेच आहे.',
  newPhotos: (_count) => 'नवीन फोटो',
  removedPhotos: (count) => plural(count, { one: 'काढून टाकलेला फोटो', other: 'काढून टाकलेले फोटो' }),
  loading: 'बदल लोड होत आहेत...',
  failed: 'बदल लोड झाले नाहीत. पुन्हा प्रयत्न करा.',
};

export const adminBarTexts: Translated<typeof english.adminBarTexts> = {
  label: 'रोजचे काम',
  pending: 'यादी',
  dealers: 'डीलर',
  messages: 'मेसेज',
  numbers: 'आकडे',
};

export const adminTexts: Translated<typeof english.adminTexts> = {
  loginTitle: 'ॲडमिन लॉग इन',
  loginHeading: 'ॲडमिन लॉग इन',
  adminId: 'ॲडमिन आयडी',
  password: 'पासवर्ड',
  incomplete: 'ॲडमिन आयडी आणि पासवर्ड भरा.',
  title: 'ॲडमिन',
  heading: 'ॲडमिन डॅशबोर्ड',
  logout: 'लॉग आउट करा',
  tabs: 'काय पाहायचे',
  dealers: 'डीलर',
  messages: 'मेसेज',
  wrongCredentials: 'ॲडमिन आयडी किंवा पासवर्ड चुकीचा आहे. पुन्हा प्रयत्न करा.',
  noAdminData: 'ॲडमिनचा डेटा सापडला नाही.',
  takenBack: 'निर्णय मागे घेतला आहे. लिस्टिंगची तपासणी पुन्हा बाकी आहे.',
  takeBackFailed: 'निर्णय मागे घेता आला नाही. पुन्हा प्रयत्न करा.',
  historyFailed: 'निर्णय लोड झाले नाहीत. पुन्हा प्रयत्न करा.',
};

export const queueTexts: Translated<typeof english.queueTexts> = {
  noMatch: {
    car: (search) => `“${search}” यासाठी कारचे एकही लिस्टिंग सापडले नाही.`,
    bike: (search) => `“${search}” यासाठी बाइकचे एकही लिस्टिंग सापडले नाही.`,
  },
  leftOut: (words) => `एका शोधात दोन शब्द चालतात. सोडून दिले: ${words.map((word) => `“${word}”`).join(', ')}.`,
  none: {
    approved: { car: 'कारचे एकही मंजूर लिस्टिंग नाही.', bike: 'बाइकचे एकही मंजूर लिस्टिंग नाही.' },
    rejected: { car: 'कारचे एकही डिलीट केलेले लिस्टिंग नाही.', bike: 'बाइकचे एकही डिलीट केलेले लिस्टिंग नाही.' },
  },
  noneSuch: {
    car: 'तुम्ही निवडलेल्यांत कारचे एकही लिस्टिंग नाही.',
    bike: 'तुम्ही निवडलेल्यांत बाइकचे एकही लिस्टिंग नाही.',
  },
  ofDealer: (name) => `${name} यांची लिस्टिंग, सर्वात जुनी आधी`,
  askBeforeApproval: 'कार मंजूर करण्याआधी विचारा',
  back: 'यादीकडे परत',
  again: 'पुन्हा पाठवली',
  newDealer: 'नवीन डीलर',
};

export const seenTexts: Translated<typeof english.seenTexts> = {
  seen: 'पाहिले',
  tag: 'साइटवर बदलली',
  explanation: 'हा बदल खरेदीदारांना आधीच दिसत आहे. याच्या डीलरची तपासणी झालेली आहे.',
  done: (name) => `पाहिले. ${name} ही गाडी साइटवर राहील.`,
  takenBack: 'मागे घेतले. साइटवर झालेला बदल पुन्हा यादीत आहे.',
  failed: 'तुम्ही हे पाहिल्याचे सेव्ह झाले नाही. पुन्हा प्रयत्न करा.',
};

export const approveAllTexts: Translated<typeof english.approveAllTexts> = {
  all: (count) => plural(count, { one: 'यादीतले लिस्टिंग मंजूर करा', other: `यादीतली सर्व ${count} लिस्टिंग मंजूर करा` }),
  busy: 'मंजूर करत आहोत...',
  question: (count, dealer) =>
    plural(count, {
      one: `${dealer} यांचे ${count} लिस्टिंग मंजूर करायचे?`,
      other: `${dealer} यांची ${count} लिस्टिंग मंजूर करायची?`,
    }),
  consequence: 'मंजूर होताच ही साइटवर येतील.',
  approve: 'सर्व मंजूर करा',
  done: (count) => `मंजूर: ${count} लिस्टिंग`,
};

const pricesOf = (count: number) => `साइटवरच्या अशा ${count} ${plural(count, { one: 'गाडीची', other: 'गाड्यांची' })}`;

export const hintTexts: Translated<typeof english.hintTexts> = {
  likePrice: (count, median) => `${pricesOf(count)} किंमत सुमारे ${median} आहे.`,
  farPrice: (count, median) => `किंमत अशा गाड्यांपेक्षा खूप वेगळी आहे: ${pricesOf(count)} किंमत सुमारे ${median} आहे.`,
  copied: {
    photo: (name) => `दुसऱ्या डीलरच्या लिस्टिंगमध्ये हाच फोटो आहे: ${name}.`,
    description: (name) => `साइटवर दुसऱ्या डीलरच्या लिस्टिंगमध्ये हेच वर्णन आहे: ${name}.`,
    facts: (name) => `साइटवर दुसऱ्या डीलरच्या लिस्टिंगमध्ये हीच किंमत, वर्ष आणि किलोमीटर आहेत: ${name}.`,
  },
  reports: (count, text) => plural(count, { one: `खरेदीदाराची ${text} तक्रार`, other: `खरेदीदारांच्या ${text} तक्रारी` }),
  emailConfirmed: (day) => `डीलरने ${day} रोजी ईमेल कन्फर्म केला.`,
  emailNotConfirmed: 'डीलरने ईमेल कन्फर्म केलेला नाही.',
  phoneInText: 'वर्णनात फोन नंबर आहे.',
  twin: {
    name: (dealer) => `दुसऱ्या डीलरचेही हेच नाव आहे: ${dealer}.`,
    phone: (dealer) => `दुसऱ्या डीलरचाही हाच फोन नंबर आहे: ${dealer}.`,
  },
  suspendedTwin: {
    name: (dealer) => `ब्लॉक केलेल्या एका डीलरचेही हेच नाव आहे: ${dealer}.`,
    phone: (dealer) => `ब्लॉक केलेल्या एका डीलरचाही हाच फोन नंबर आहे: ${dealer}.`,
  },
};

export const shortcutTexts: Translated<typeof english.shortcutTexts> = {
  heading: 'कीबोर्ड शॉर्टकट',
  next: 'पुढचे लिस्टिंग',
  previous: 'मागचे लिस्टिंग',
  approve: 'लिस्टिंग मंजूर करा, किंवा साइटवर झालेल्या बदलासाठी “पाहिले”',
  reject: 'लिस्टिंग डिलीट करा',
  undo: 'शेवटचा निर्णय मागे घ्या',
  search: 'शोधा',
  help: 'हे शॉर्टकट दाखवा किंवा लपवा',
  use: 'हे शॉर्टकट वापरा',
};

export const undoTexts: Translated<typeof english.undoTexts> = {
  label: 'शेवटचा निर्णय',
  undo: 'मागे घ्या',
  last: {
    approve: (name) => `मंजूर केली: ${name}`,
    reject: (name) => `डिलीट केली: ${name}`,
    acknowledge: (name) => `पाहिले: ${name}`,
  },
};

const kindTexts = (vehicle: string) => ({
  loading: `${vehicle}ची लिस्टिंग लोड होत आहेत...`,
  reviewTitle: `${vehicle}ची लिस्टिंग मंजूर करा`,
  approveQuestion: `${vehicle}चे हे लिस्टिंग मंजूर करायचे?`,
  approveConsequence: 'मंजूर होताच लिस्टिंग साइटवर येईल.',
  rejectQuestion: `${vehicle}चे हे लिस्टिंग डिलीट करायचे?`,
  rejectConsequence: 'खरेदीदारांना ते दिसणार नाही. रेकॉर्ड राहील, आणि तुम्ही ते नंतर मंजूर करू शकता.',
  approved: `मंजूर! ${vehicle}चे लिस्टिंग मंजूर केले आहे.`,
  rejected: `डिलीट! ${vehicle}चे लिस्टिंग डिलीट केले आहे.`,
  approveFailed: `${vehicle}चे लिस्टिंग मंजूर झाले नाही. पुन्हा प्रयत्न करा.`,
  rejectFailed: `${vehicle}चे लिस्टिंग डिलीट झाले नाही. पुन्हा प्रयत्न करा.`,
});

export const kindReviewTexts: Translated<typeof english.kindReviewTexts> = {
  car: { ...kindTexts('कार'), reviewEmpty: 'मंजुरीसाठी कारचे एकही लिस्टिंग नाही.' },
  bike: { ...kindTexts('बाइक'), reviewEmpty: 'दाखवण्यासाठी एकही बाइक नाही.' },
};

export const rejectConsequence: typeof english.rejectConsequence = ({ kind, state, visible }) => {
  if (state === 'suspended')
    return 'डीलर ब्लॉक असेपर्यंत खरेदीदारांना ते दिसत नाही. डिलीट केल्यावर ते ब्लॉक काढल्यानंतरही परत येणार नाही.';
  if (!isSaleOver(state)) return kindReviewTexts[kind].rejectConsequence;
  return visible
    ? 'खरेदीदारांना ते सापडत नाही, पण ज्यांच्याकडे त्याची लिंक आहे ते अजून ते पाहू शकतात. डिलीट केल्यावर ते फक्त डीलरला दिसेल.'
    : 'खरेदीदारांना ते दिसत नाही. डिलीट केल्यावर डीलरला कारण दिसेल, आणि ते आहे तसे परत आणता येणार नाही.';
};

export const queueLabels: Translated<typeof english.queueLabels> = {
  pending: 'तपासणी बाकी',
  approved: 'मंजूर',
  rejected: 'डिलीट केल्या',
  all: 'सर्व',
};
