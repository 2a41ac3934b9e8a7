import type * as english from '../../../admin/texts';
import { isSaleOver } from '../../../listings/state/listingState';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const reviewTexts: Translated<typeof english.reviewTexts> = {
  posted: (time) => `పోస్ట్ చేసిన సమయం: ${time}`,
  reason: 'కారణం:',
  approve: 'ఆమోదించండి',
  approved: 'ఆమోదించారు',
  delete: 'డిలీట్ చేయండి',
  backToPending: 'మళ్లీ పెండింగ్‌లో పెట్టండి',
  historyLoading: 'నిర్ణయాలు లోడ్ అవుతున్నాయి...',
  // It stands after the name of a photo.
  fullSize: '(పూర్తి సైజులో, కొత్త ట్యాబ్‌లో)',
  medium: 'వివరాల పేజీలో కనిపించేది',
  mediumPhoto: (photo) => `${photo}, వివరాల పేజీలో కనిపించేది`,
  small: 'జాబితాల్లో కనిపించేది',
  smallPhoto: (photo) => `${photo}, జాబితాల్లో కనిపించేది`,
  foreignWords:
    'దీని పేరులో గానీ, జిల్లాలో గానీ లేని పదాలతో వెతికినా ఈ లిస్టింగ్ దొరుకుతుంది. దీన్ని ఆమోదించడం కుదరదు. డిలీట్ చేయండి: డీలర్ మళ్లీ సేవ్ చేసినప్పుడు దీనికి సరైన పదాలు వస్తాయి.',
  suspended: 'దీని డీలర్‌ను సస్పెండ్ చేశారు. సస్పెన్షన్ తీసేశాక దీన్ని ఆమోదించవచ్చు.',
  becomesPublic: 'మీరు ఆమోదించే మొదటి లిస్టింగ్‌తో దీని డీలర్ సైట్‌లో అందరికీ కనిపిస్తారు. పేరు, ప్రాంతం, ఫోటో కూడా చూడండి.',
};

export const changedContentTexts: Translated<typeof english.changedContentTexts> = {
  heading: {
    approve: 'ఆమోదించిన తర్వాత మారినవి',
    reject: 'డిలీట్ చేసిన తర్వాత మారినవి',
    acknowledge: 'చూసిన తర్వాత మారినవి',
    requeue: 'నిర్ణయం వెనక్కి తీసుకున్న తర్వాత మారినవి',
    reopen: '“చూశాను” వెనక్కి తీసుకున్న తర్వాత మారినవి',
  },
  before: 'అప్పుడు:',
  now: 'ఇప్పుడు:',
  notStated: 'చెప్పలేదు',
  nothing: 'ఏమీ లేవు. లిస్టింగ్ ఉన్నట్టే ఉంది.',
  newPhotos: (count) => plural(count, { one: 'కొత్త ఫోటో', other: 'కొత్త ఫోటోలు' }),
  removedPhotos: (count) => plural(count, { one: 'తీసేసిన ఫోటో', other: 'తీసేసిన ఫోటోలు' }),
  loading: 'మారినవి లోడ్ అవుతున్నాయి...',
  failed: 'మారినవి లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
};

export const adminBarTexts: Translated<typeof english.adminBarTexts> = {
  label: 'రోజువారీ పని',
  pending: 'జాబితా',
  dealers: 'డీలర్లు',
  messages: 'మెసేజ్‌లు',
  numbers: 'లెక్కలు',
};

export const adminTexts: Translated<typeof english.adminTexts> = {
  loginTitle: 'అడ్మిన్ లాగిన్',
  loginHeading: 'అడ్మిన్ లాగిన్',
  adminId: 'అడ్మిన్ ఐడీ',
  password: 'పాస్‌వర్డ్',
  incomplete: 'అడ్మిన్ ఐడీ, పాస్‌వర్డ్ రాయండి.',
  title: 'అడ్మిన్',
  heading: 'అడ్మిన్ డాష్‌బోర్డ్',
  logout: 'లాగౌట్',
  tabs: 'ఏమి చూడాలి',
  dealers: 'డీలర్లు',
  messages: 'మెసేజ్‌లు',
  wrongCredentials: 'అడ్మిన్ ఐడీ లేదా పాస్‌వర్డ్ తప్పు. మళ్లీ ప్రయత్నించండి.',
  noAdminData: 'అడ్మిన్ డేటా దొరకలేదు.',
  takenBack: 'నిర్ణయాన్ని వెనక్కి తీసుకున్నారు. లిస్టింగ్ మళ్లీ పెండింగ్‌లో ఉంది.',
  takeBackFailed: 'నిర్ణయాన్ని వెనక్కి తీసుకోవడం కుదరలేదు. మళ్లీ ప్రయత్నించండి.',
  historyFailed: 'నిర్ణయాలు లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
};

export const queueTexts: Translated<typeof english.queueTexts> = {
  noMatch: {
    car: (search) => `“${search}” అని వెతికితే కారు లిస్టింగ్‌లు దొరకలేదు.`,
    bike: (search) => `“${search}” అని వెతికితే బైక్ లిస్టింగ్‌లు దొరకలేదు.`,
  },
  leftOut: (words) => `${words.map((word) => `“${word}”`).join(', ')} లేకుండా: ఒక సెర్చ్‌లో రెండు పదాలే కుదురుతాయి.`,
  none: {
    approved: { car: 'ఆమోదించిన కారు లిస్టింగ్‌లు లేవు.', bike: 'ఆమోదించిన బైక్ లిస్టింగ్‌లు లేవు.' },
    rejected: { car: 'డిలీట్ చేసిన కారు లిస్టింగ్‌లు లేవు.', bike: 'డిలీట్ చేసిన బైక్ లిస్టింగ్‌లు లేవు.' },
  },
  noneSuch: {
    car: 'మీరు ఎంచుకున్న వాటిలో కారు లిస్టింగ్‌లు లేవు.',
    bike: 'మీరు ఎంచుకున్న వాటిలో బైక్ లిస్టింగ్‌లు లేవు.',
  },
  ofDealer: (name) => `${name} లిస్టింగ్‌లు, పాతవి ముందు`,
  askBeforeApproval: 'కారును ఆమోదించే ముందు అడగండి',
  back: 'తిరిగి జాబితాకు',
  again: 'మళ్లీ పంపారు',
  newDealer: 'కొత్త డీలర్',
};

export const seenTexts: Translated<typeof english.seenTexts> = {
  seen: 'చూశాను',
  tag: 'సైట్‌లో మార్చారు',
  explanation: 'ఈ మార్పు ఇప్పటికే కొనుగోలుదారులకు కనిపిస్తోంది. దీని డీలర్‌ను చెక్ చేశాము.',
  done: (name) => `చూశారు. ${name} సైట్‌లోనే ఉంటుంది.`,
  takenBack: 'వెనక్కి తీసుకున్నారు. సైట్‌లో చేసిన మార్పు మళ్లీ జాబితాలో ఉంది.',
  failed: 'మీరు చూసినట్టు సేవ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
};

export const approveAllTexts: Translated<typeof english.approveAllTexts> = {
  all: (count) => plural(count, { one: 'జాబితాలోని లిస్టింగ్‌ను ఆమోదించండి', other: `జాబితాలోని ${count} లిస్టింగ్‌లనూ ఆమోదించండి` }),
  busy: 'ఆమోదిస్తున్నాము...',
  question: (count, dealer) =>
    `${dealer} ${plural(count, { one: `లిస్టింగ్ ${count} ఆమోదించాలా?`, other: `లిస్టింగ్‌లు ${count} ఆమోదించాలా?` })}`,
  consequence: 'ఆమోదించగానే ఇవి సైట్‌లోకి వస్తాయి.',
  approve: 'అన్నీ ఆమోదించండి',
  done: (count) => `ఆమోదించారు: ${count} ${plural(count, { one: 'లిస్టింగ్', other: 'లిస్టింగ్‌లు' })}`,
};

export const hintTexts: Translated<typeof english.hintTexts> = {
  likePrice: (count, median) =>
    plural(count, {
      one: `సైట్‌లో ఇలాంటి వాహనం ${count} ఉంది, దాని ధర సుమారు ${median}.`,
      other: `సైట్‌లో ఇలాంటి వాహనాలు ${count} ఉన్నాయి, వాటి ధర సుమారు ${median}.`,
    }),
  farPrice: (count, median) =>
    plural(count, {
      one: `ధర ఇలాంటి వాహనాల ధరకు చాలా దూరంగా ఉంది: సైట్‌లో అలాంటిది ${count} ఉంది, దాని ధర సుమారు ${median}.`,
      other: `ధర ఇలాంటి వాహనాల ధరకు చాలా దూరంగా ఉంది: సైట్‌లో అలాంటివి ${count} ఉన్నాయి, వాటి ధర సుమారు ${median}.`,
    }),
  copied: {
    photo: (name) => `మరో డీలర్ లిస్టింగ్‌లో ఇదే ఫోటో ఉంది: ${name}.`,
    description: (name) => `సైట్‌లో మరో డీలర్ లిస్టింగ్‌లో ఇదే వివరణ ఉంది: ${name}.`,
    facts: (name) => `సైట్‌లో మరో డీలర్ లిస్టింగ్‌లో ఇదే ధర, సంవత్సరం, కిలోమీటర్లు ఉన్నాయి: ${name}.`,
  },
  reports: (count, text) => plural(count, { one: `కొనుగోలుదారు ఫిర్యాదు ${text}`, other: `కొనుగోలుదారుల ఫిర్యాదులు ${text}` }),
  emailConfirmed: (day) => `డీలర్ ఈమెయిల్ కన్ఫర్మ్ చేసిన తేదీ: ${day}.`,
  emailNotConfirmed: 'డీలర్ ఈమెయిల్ కన్ఫర్మ్ చేయలేదు.',
  phoneInText: 'వివరణలో ఫోన్ నంబర్ ఉంది.',
  twin: {
    name: (dealer) => `మరో డీలర్‌కు ఇదే పేరు ఉంది: ${dealer}.`,
    phone: (dealer) => `మరో డీలర్‌కు ఇదే ఫోన్ నంబర్ ఉంది: ${dealer}.`,
  },
  suspendedTwin: {
    name: (dealer) => `సస్పెండ్ చేసిన ఒక డీలర్‌కు ఇదే పేరు ఉంది: ${dealer}.`,
    phone: (dealer) => `సస్పెండ్ చేసిన ఒక డీలర్‌కు ఇదే ఫోన్ నంబర్ ఉంది: ${dealer}.`,
  },
};

export const shortcutTexts: Translated<typeof english.shortcutTexts> = {
  heading: 'కీబోర్డ్ షార్ట్‌కట్‌లు',
  next: 'తర్వాతి లిస్టింగ్',
  previous: 'మునుపటి లిస్టింగ్',
  approve: 'లిస్టింగ్‌ను ఆమోదించండి, లేదా సైట్‌లో చేసిన మార్పుకు “చూశాను”',
  reject: 'లిస్టింగ్‌ను డిలీట్ చేయండి',
  undo: 'చివరి నిర్ణయాన్ని వెనక్కి తీసుకోండి',
  search: 'వెతకండి',
  help: 'ఈ షార్ట్‌కట్‌లు చూపించండి లేదా దాచండి',
  use: 'ఈ షార్ట్‌కట్‌లు వాడండి',
};

export const undoTexts: Translated<typeof english.undoTexts> = {
  label: 'చివరి నిర్ణయం',
  undo: 'వెనక్కి తీసుకోండి',
  last: {
    approve: (name) => `ఆమోదించారు: ${name}`,
    reject: (name) => `డిలీట్ చేశారు: ${name}`,
    acknowledge: (name) => `చూశారు: ${name}`,
  },
};

const reviewOf = (one: string) => ({
  loading: `${one} లిస్టింగ్‌లు లోడ్ అవుతున్నాయి...`,
  reviewTitle: `${one} లిస్టింగ్‌లు ఆమోదించండి`,
  approveQuestion: `ఈ ${one} లిస్టింగ్‌ను ఆమోదించాలా?`,
  approveConsequence: 'ఆమోదించగానే లిస్టింగ్ సైట్‌లోకి వస్తుంది.',
  rejectQuestion: `ఈ ${one} లిస్టింగ్‌ను డిలీట్ చేయాలా?`,
  rejectConsequence: 'ఇక ఇది కొనుగోలుదారులకు కనిపించదు. రికార్డ్ ఉంటుంది, తర్వాత ఆమోదించవచ్చు.',
  approved: `ఆమోదించారు! ${one} లిస్టింగ్ ఆమోదం పొందింది.`,
  rejected: `డిలీట్ చేశారు! ${one} లిస్టింగ్ డిలీట్ అయింది.`,
  approveFailed: `${one} లిస్టింగ్‌ను ఆమోదించడం కుదరలేదు. మళ్లీ ప్రయత్నించండి.`,
  rejectFailed: `${one} లిస్టింగ్ డిలీట్ కాలేదు. మళ్లీ ప్రయత్నించండి.`,
});

export const kindReviewTexts: Translated<typeof english.kindReviewTexts> = {
  car: { ...reviewOf('కారు'), reviewEmpty: 'ఆమోదించాల్సిన కారు లిస్టింగ్‌లు లేవు.' },
  bike: { ...reviewOf('బైక్'), reviewEmpty: 'చూపించడానికి బైక్‌లు లేవు.' },
};

export const rejectConsequence: typeof english.rejectConsequence = ({ kind, state, visible }) => {
  if (state === 'suspended')
    return 'దీని డీలర్ సస్పెన్షన్‌లో ఉన్నంత వరకు ఇది కొనుగోలుదారులకు కనిపించదు. డిలీట్ చేస్తే, సస్పెన్షన్ తీసేశాక కూడా ఇది తిరిగి రాదు.';
  if (!isSaleOver(state)) return kindReviewTexts[kind].rejectConsequence;
  return visible
    ? 'ఇది ఇప్పుడు కొనుగోలుదారులకు దొరకదు, కానీ దీని లింక్ ఉన్నవారు ఇంకా చదవగలరు. డిలీట్ చేస్తే, డీలర్ తప్ప ఎవరూ చదవలేరు.'
    : 'ఇది కొనుగోలుదారులకు కనిపించదు. డిలీట్ చేస్తే, కారణం డీలర్‌కు కనిపిస్తుంది, దీన్ని ఉన్నది ఉన్నట్టు మళ్లీ అమ్మకానికి పెట్టడం కుదరదు.';
};

export const queueLabels: Translated<typeof english.queueLabels> = {
  pending: 'పెండింగ్',
  approved: 'ఆమోదించినవి',
  rejected: 'డిలీట్ చేసినవి',
  all: 'అన్నీ',
};
