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
    'ही लिस्टिंग शोधात अशा शब्दांनीही सापडेल, जे तिच्या नावातही नाहीत आणि जिल्ह्यातही नाहीत. ती मंजूर करता येत नाही. ती डिलीट करा: डीलरने पुन्हा सेव्ह केल्यावर योग्य शब्द येतील.',
  suspended: 'हिच्या डीलरला रोखले आहे. रोख हटल्यावर ही मंजूर करता येईल.',
  becomesPublic: 'पहिली लिस्टिंग मंजूर होताच हिचे डीलर साइटवर दिसू लागतील. नाव, ठिकाण आणि फोटोही पाहून घ्या.',
};

export const changedContentTexts: Translated<typeof english.changedContentTexts> = {
  heading: {
    approve: 'मंजुरीनंतरचे बदल',
    reject: 'डिलीट केल्यानंतरचे बदल',
    acknowledge: 'पाहिल्यानंतरचे बदल',
    requeue: 'निर्णय मागे घेतल्यानंतरचे बदल',
    reopen: '“पाहिले” मागे घेतल्यानंतरचे बदल',
  },
  before: 'तेव्हा:',
  now: 'आता:',
  notStated: 'दिलेले नाही',
  nothing: 'काही नाही. लिस्टिंग आधीसारखीच आहे.',
  newPhotos: (_count) => 'नवीन फोटो',
  removedPhotos: (_count) => 'काढलेला फोटो',
  loading: 'बदल लोड होत आहेत...',
  failed: 'बदल लोड करता आले नाहीत. पुन्हा प्रयत्न करा.',
};

export const adminBarTexts: Translated<typeof english.adminBarTexts> = {
  label: 'रोजचे काम',
  pending: 'यादी',
  dealers: 'डीलर',
  messages: 'संदेश',
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
  messages: 'संदेश',
  wrongCredentials: 'ॲडमिन आयडी किंवा पासवर्ड चुकीचा आहे. पुन्हा प्रयत्न करा.',
  noAdminData: 'ॲडमिनचा डेटा सापडला नाही.',
  takenBack: 'निर्णय मागे घेतला आहे. लिस्टिंगची तपासणी पुन्हा बाकी आहे.',
  takeBackFailed: 'निर्णय मागे घेता आला नाही. पुन्हा प्रयत्न करा.',
  historyFailed: 'निर्णय लोड करता आले नाहीत. पुन्हा प्रयत्न करा.',
};

export const queueTexts: Translated<typeof english.queueTexts> = {
  noMatch: {
    car: (search) => `“${search}” शी जुळणारी कारची लिस्टिंग नाही.`,
    bike: (search) => `“${search}” शी जुळणारी बाइकची लिस्टिंग नाही.`,
  },
  leftOut: (words) => `शोधात दोनच शब्द घेतले जातात. सोडलेले शब्द: ${words.map((word) => `“${word}”`).join(', ')}.`,
  none: {
    approved: { car: 'कारची मंजूर लिस्टिंग नाही.', bike: 'बाइकची मंजूर लिस्टिंग नाही.' },
    rejected: { car: 'कारची डिलीट केलेली लिस्टिंग नाही.', bike: 'बाइकची डिलीट केलेली लिस्टिंग नाही.' },
  },
  noneSuch: {
    car: 'तुम्ही निवडलेल्यांत कारची लिस्टिंग नाही.',
    bike: 'तुम्ही निवडलेल्यांत बाइकची लिस्टिंग नाही.',
  },
  ofDealer: (name) => `${name} यांच्या लिस्टिंग, सर्वात जुनी आधी`,
  askBeforeApproval: 'कार मंजूर करण्यापूर्वी विचारा',
  back: 'पुन्हा यादीवर',
  again: 'पुन्हा पाठवली',
  newDealer: 'नवीन डीलर',
};

export const seenTexts: Translated<typeof english.seenTexts> = {
  seen: 'पाहिले',
  tag: 'साइटवर बदलली',
  explanation: 'हा बदल खरेदीदारांना दिसत आहे. हिच्या डीलरची तपासणी झालेली आहे.',
  done: (name) => `पाहिले. ${name} साइटवर राहील.`,
  takenBack: 'मागे घेतले. साइटवरील बदल पुन्हा यादीत आहे.',
  failed: 'तुम्ही हे पाहिल्याचे सेव्ह करता आले नाही. पुन्हा प्रयत्न करा.',
};

export const approveAllTexts: Translated<typeof english.approveAllTexts> = {
  all: (count) => plural(count, { one: 'यादीतील लिस्टिंग मंजूर करा', other: `यादीतील सर्व ${count} लिस्टिंग मंजूर करा` }),
  busy: 'मंजूर होत आहेत...',
  question: (count, dealer) => `${dealer} यांच्या ${count} लिस्टिंग मंजूर करायच्या?`,
  consequence: 'मंजूर होताच या साइटवर येतील.',
  approve: 'सर्व मंजूर करा',
  done: (count) => `मंजूर: ${count} लिस्टिंग`,
};

export const hintTexts: Translated<typeof english.hintTexts> = {
  likePrice: (count, median) =>
    `साइटवर अशा ${count} ${plural(count, { one: 'गाडीची', other: 'गाड्यांची' })} किंमत सुमारे ${median} आहे.`,
  farPrice: (count, median) =>
    `किंमत अशा गाड्यांपेक्षा खूप वेगळी आहे: साइटवर अशा ${count} ${plural(count, { one: 'गाडीची', other: 'गाड्यांची' })} किंमत सुमारे ${median} आहे.`,
  copied: {
    photo: (name) => `दुसऱ्या डीलरच्या लिस्टिंगमध्ये हाच फोटो आहे: ${name}.`,
    description: (name) => `साइटवर दुसऱ्या डीलरच्या लिस्टिंगमध्ये हेच वर्णन आहे: ${name}.`,
    facts: (name) => `साइटवर दुसऱ्या डीलरच्या लिस्टिंगमध्ये हीच किंमत, वर्ष आणि किलोमीटर आहेत: ${name}.`,
  },
  reports: (count, text) => plural(count, { one: `खरेदीदाराची ${text} तक्रार`, other: `खरेदीदारांच्या ${text} तक्रारी` }),
  emailConfirmed: (day) => `डीलरने ${day} रोजी त्यांच्या ईमेलची खात्री केली.`,
  emailNotConfirmed: 'डीलरने त्यांच्या ईमेलची खात्री केलेली नाही.',
  phoneInText: 'वर्णनात फोन नंबर आहे.',
  twin: {
    name: (dealer) => `दुसऱ्या डीलरचेही हेच नाव आहे: ${dealer}.`,
    phone: (dealer) => `दुसऱ्या डीलरचाही हाच फोन नंबर आहे: ${dealer}.`,
  },
  suspendedTwin: {
    name: (dealer) => `रोखलेल्या एका डीलरचेही हेच नाव आहे: ${dealer}.`,
    phone: (dealer) => `रोखलेल्या एका डीलरचाही हाच फोन नंबर आहे: ${dealer}.`,
  },
};

export const shortcutTexts: Translated<typeof english.shortcutTexts> = {
  heading: 'कीबोर्ड शॉर्टकट',
  next: 'पुढील लिस्टिंग',
  previous: 'मागील लिस्टिंग',
  approve: 'लिस्टिंग मंजूर करा, किंवा साइटवरील बदलासाठी “पाहिले”',
  reject: 'लिस्टिंग डिलीट करा',
  undo: 'मागील निर्णय मागे घ्या',
  search: 'शोधा',
  help: 'हे शॉर्टकट दाखवा किंवा लपवा',
  use: 'हे शॉर्टकट सुरू ठेवा',
};

export const undoTexts: Translated<typeof english.undoTexts> = {
  label: 'मागील निर्णय',
  undo: 'मागे घ्या',
  last: {
    approve: (name) => `मंजूर केली: ${name}`,
    reject: (name) => `डिलीट केली: ${name}`,
    acknowledge: (name) => `पाहिली: ${name}`,
  },
};

export const kindReviewTexts: Translated<typeof english.kindReviewTexts> = {
  car: {
    loading: 'कारच्या लिस्टिंग लोड होत आहेत...',
    reviewEmpty: 'मंजुरीसाठी कारची लिस्टिंग नाही.',
    reviewTitle: 'कारची लिस्टिंग मंजूर करा',
    approveQuestion: 'कारची ही लिस्टिंग मंजूर करायची?',
    approveConsequence: 'मंजूर होताच लिस्टिंग साइटवर येईल.',
    rejectQuestion: 'कारची ही लिस्टिंग डिलीट करायची?',
    rejectConsequence: 'ही खरेदीदारांना दिसणार नाही. नोंद राहील, आणि ही नंतर मंजूर करता येईल.',
    approved: 'कारची लिस्टिंग मंजूर केली आहे.',
    rejected: 'कारची लिस्टिंग डिलीट केली आहे.',
    approveFailed: 'कारची लिस्टिंग मंजूर करता आली नाही. पुन्हा प्रयत्न करा.',
    rejectFailed: 'कारची लिस्टिंग डिलीट करता आली नाही. पुन्हा प्रयत्न करा.',
  },
  bike: {
    loading: 'बाइकच्या लिस्टिंग लोड होत आहेत...',
    reviewEmpty: 'मंजुरीसाठी बाइकची लिस्टिंग नाही.',
    reviewTitle: 'बाइकची लिस्टिंग मंजूर करा',
    approveQuestion: 'बाइकची ही लिस्टिंग मंजूर करायची?',
    approveConsequence: 'मंजूर होताच लिस्टिंग साइटवर येईल.',
    rejectQuestion: 'बाइकची ही लिस्टिंग डिलीट करायची?',
    rejectConsequence: 'ही खरेदीदारांना दिसणार नाही. नोंद राहील, आणि ही नंतर मंजूर करता येईल.',
    approved: 'बाइकची लिस्टिंग मंजूर केली आहे.',
    rejected: 'बाइकची लिस्टिंग डिलीट केली आहे.',
    approveFailed: 'बाइकची लिस्टिंग मंजूर करता आली नाही. पुन्हा प्रयत्न करा.',
    rejectFailed: 'बाइकची लिस्टिंग डिलीट करता आली नाही. पुन्हा प्रयत्न करा.',
  },
};

export const rejectConsequence: typeof english.rejectConsequence = ({ kind, state, visible }) => {
  if (state === 'suspended')
    return 'डीलरवर रोख आहे तोपर्यंत ही खरेदीदारांना दिसत नाही. डिलीट केल्यास रोख हटल्यावरही ही परत येणार नाही.';
  if (!isSaleOver(state)) return kindReviewTexts[kind].rejectConsequence;
  return visible
    ? 'ही खरेदीदारांना शोधात सापडत नाही, पण ज्यांच्याकडे हिची लिंक आहे त्यांना ही अजूनही दिसते. डिलीट केल्यास ही फक्त डीलरला दिसेल.'
    : 'ही खरेदीदारांना दिसत नाही. डिलीट केल्यास डीलरला कारण दिसेल, आणि ही आहे तशी साइटवर परत आणता येणार नाही.';
};

export const queueLabels: Translated<typeof english.queueLabels> = {
  pending: 'तपासणी बाकी',
  approved: 'मंजूर',
  rejected: 'डिलीट केलेली',
  all: 'सर्व',
};
