import { stockLimits } from '../../../shared/limits';
import type * as english from '../../../stock/texts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const discardTexts: Translated<typeof english.discardTexts> = {
  button: 'మార్పులు వదిలేయండి',
  question: 'మీ మార్పులు వదిలేయాలా?',
  confirm: 'వదిలేయండి',
};

export const stockTexts: Translated<typeof english.stockTexts> = {
  title: 'నా వాహనాలు',
  heading: 'నా వాహనాలు',
  tabs: 'నా వాహనాలు, స్టేటస్‌ను బట్టి',
  all: 'అన్నీ',
  edit: 'ఎడిట్ చేయండి',
  editQuestion: { car: 'ఈ కారును ఎడిట్ చేయాలా?', bike: 'ఈ బైక్‌ను ఎడిట్ చేయాలా?' },
  editAndSend: 'ఎడిట్ చేసి మళ్లీ పంపండి',
  editTitle: { car: 'కారు ఎడిట్ చేయండి', bike: 'బైక్ ఎడిట్ చేయండి' },
  noBookings: 'బుకింగ్‌లు లేవు',
  bookings: (count) => `${count} ${plural(count, { one: 'బుకింగ్', other: 'బుకింగ్‌లు' })}`,
  isNow: (state) => `దీని స్టేటస్ ఇప్పుడు: ${state}. మళ్లీ సేవ్ చేస్తే ఇక్కడ ఉన్నదే సేవ్ అవుతుంది.`,
  startOver: 'సేవ్ అయి ఉన్నట్టు చూపించండి',
  missing: 'మీకు ఇలాంటి లిస్టింగ్ లేదు.',
  editConsequence: 'ఎడిట్ చేస్తే మళ్లీ అడ్మిన్ ఆమోదానికి వెళ్తుంది. అప్పటివరకు కొనుగోలుదారులకు కనిపించదు.',
  saved: 'సేవ్ అయింది. ఆమోదించగానే కొనుగోలుదారులకు మళ్లీ కనిపిస్తుంది.',
  saveFailed: 'లిస్టింగ్ సేవ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  closed: 'అమ్మకం ముగిసింది. ఎడిట్ చేయాలంటే లిస్టింగ్‌ను మళ్లీ అమ్మకానికి పెట్టండి.',
  discardConsequence: 'లిస్టింగ్ ఉన్నట్టే ఉంటుంది.',
  bookingsUnknown: 'బుకింగ్‌లు లెక్కపెట్టడం కుదరలేదు',
  savedBy: (count) => (count === 0 ? 'ఇంకా ఎవరూ సేవ్ చేయలేదు' : `సేవ్ చేసినవారు: ${count}`),
  savesUnknown: 'ఎంత మంది సేవ్ చేశారో లెక్కపెట్టడం కుదరలేదు',
  more: (listing) => `${listing}: మరిన్ని`,
  seeAsBuyers: 'కొనుగోలుదారులకు కనిపించేలా చూడండి',
  linkCopied: 'లింక్ కాపీ అయింది',
  copyByHand: 'ఈ లింక్ కాపీ చేసుకోండి',
};

export const signedOutTexts: Translated<typeof english.signedOutTexts> = {
  car: 'మీ బుకింగ్‌లు చూడటానికి లాగిన్ అవ్వండి.',
  bike: 'మీ బైక్ బుకింగ్‌లు చూడటానికి లాగిన్ అవ్వండి.',
};

export const kindStockTexts: Translated<typeof english.kindStockTexts> = {
  car: {
    heading: 'నా కార్లు',
    loading: 'మీ కార్లు లోడ్ అవుతున్నాయి...',
    add: 'కారు జోడించండి',
    addLead: 'కారు జోడించండి. ఆమోదించగానే కొనుగోలుదారులకు కనిపిస్తుంది.',
    addAnother: 'మరో కారు జోడించండి',
  },
  bike: {
    heading: 'నా బైక్‌లు',
    loading: 'మీ బైక్‌లు లోడ్ అవుతున్నాయి...',
    add: 'బైక్ జోడించండి',
    addLead: 'బైక్ జోడించండి. ఆమోదించగానే కొనుగోలుదారులకు కనిపిస్తుంది.',
    addAnother: 'మరో బైక్ జోడించండి',
  },
};

export const previewText: Translated<typeof english.previewText> = 'ప్రివ్యూ';

export const approvalNote: Translated<typeof english.approvalNote> =
  'ఈ లిస్టింగ్ Second Gear ఆమోదానికి వెళ్తుంది. ఆమోదించగానే కొనుగోలుదారులకు కనిపిస్తుంది.';

export const postedTexts: Translated<typeof english.postedTexts> = {
  waits: (name) => `${name} పరిశీలనలో ఉంది. ఆమోదించగానే కొనుగోలుదారులకు కనిపిస్తుంది.`,
  look: '“నా వాహనాలు”లో చూడండి',
};

export const draftTexts: Translated<typeof english.draftTexts> = {
  heading: 'మీరు ఇంకా పూర్తి చేయనివి',
  new: { car: 'కొత్త కారు', bike: 'కొత్త బైక్' },
  edit: { car: 'కారులో మార్పు', bike: 'బైక్‌లో మార్పు' },
  profile: 'మీ ప్రొఫైల్‌లో మార్పు',
  goOn: 'కొనసాగించండి',
  remove: 'డిలీట్ చేయండి',
  returned: 'ఇది మీ డ్రాఫ్ట్.',
  returnedOf: (day) => `మీ డ్రాఫ్ట్, తేదీ: ${day}.`,
  startEmpty: 'ఖాళీ ఫారమ్‌తో మొదలుపెట్టండి',
  nothingPosted: 'ఇందులో ఏదీ ఇంకా పోస్ట్ కాలేదు.',
  listingStays: 'లిస్టింగ్ ఉన్నట్టే ఉంటుంది.',
  elsewhere: 'ఈ ఫారమ్ మరో ట్యాబ్‌లో తెరిచి ఉంది, డ్రాఫ్ట్ అక్కడే ఉంటుంది. సేవ్ చేయకముందే ఈ ట్యాబ్ మూసేస్తే, ఇక్కడ రాసినది పోతుంది.',
  logOutQuestion: 'లాగౌట్ అయి, మీ డ్రాఫ్ట్‌లు డిలీట్ చేయాలా?',
  logOutConsequence: (names) => `పూర్తి కానివి: ${names}. డ్రాఫ్ట్‌లు ఈ డివైజ్‌లో మాత్రమే ఉన్నాయి.`,
  logOut: 'లాగౌట్',
};

export const duplicateTexts: Translated<typeof english.duplicateTexts> = {
  action: 'కాపీ చేయండి',
  question: 'మీ డ్రాఫ్ట్ బదులు ఇది ఉంచాలా?',
  consequence: {
    car: 'మీరు ఒక కొత్త కారును ఇంకా పూర్తి చేయలేదు. ఈ డివైజ్‌లో దాని బదులు ఈ కాపీ ఉంటుంది.',
    bike: 'మీరు ఒక కొత్త బైక్‌ను ఇంకా పూర్తి చేయలేదు. ఈ డివైజ్‌లో దాని బదులు ఈ కాపీ ఉంటుంది.',
  },
  consequenceFor: {
    car: (name) => `మీరు ${name} అనే కొత్త కారును ఇంకా పూర్తి చేయలేదు. ఈ డివైజ్‌లో దాని బదులు ఈ కాపీ ఉంటుంది.`,
    bike: (name) => `మీరు ${name} అనే కొత్త బైక్‌ను ఇంకా పూర్తి చేయలేదు. ఈ డివైజ్‌లో దాని బదులు ఈ కాపీ ఉంటుంది.`,
  },
  replace: 'కాపీ ఉంచండి',
  failed: 'ఈ బ్రౌజర్ ఇక్కడ డ్రాఫ్ట్‌లు సేవ్ చేయదు. వాహనాన్ని ఫారమ్‌లో జోడించండి.',
};

export const liveEditTexts: Translated<typeof english.liveEditTexts> = {
  lead: 'కొత్త ధర, కొత్త వివరణ, ఓనర్లు, పేపర్ల గురించి మీరు చెప్పేది వెంటనే సైట్‌లోకి వస్తాయి. మిగతా ఏ మార్పైనా ఆమోదం కోసం ఆగుతుంది.',
  staysLive: 'మీ మార్పు వెంటనే సైట్‌లోకి వస్తుంది. Second Gear దాన్ని తర్వాత చూస్తుంది.',
  goesToReview: 'మీ మార్పు పరిశీలనకు వెళ్తుంది. ఆమోదించే వరకు లిస్టింగ్ కొనుగోలుదారులకు కనిపించదు.',
  saved: 'సేవ్ అయింది. కొనుగోలుదారులకు ఇప్పుడు కనిపిస్తోంది.',
  unchecked:
    'మీ చెక్ గుర్తు ఇప్పుడు లేదు, అందుకే మీ మార్పు పరిశీలనకు వెళ్తుంది. పంపడానికి మళ్లీ సేవ్ చేయండి. ఆమోదించే వరకు లిస్టింగ్ కొనుగోలుదారులకు కనిపించదు.',
};

export const stockSearchTexts: Translated<typeof english.stockSearchTexts> = {
  field: 'పేరుతో వెతకండి',
  sort: 'క్రమం',
  sorts: {
    posted: 'పాతవి ముందు',
    newest: 'కొత్తవి ముందు',
    cheapest: 'ధర: తక్కువ నుంచి ఎక్కువ',
    dearest: 'ధర: ఎక్కువ నుంచి తక్కువ',
    name: 'పేరు',
  },
  found: {
    car: (found, all) => `${all} ${plural(all, { one: 'కారులో', other: 'కార్లలో' })} ${found}`,
    bike: (found, all) => `${all} ${plural(all, { one: 'బైక్‌లో', other: 'బైక్‌లలో' })} ${found}`,
  },
  none: {
    car: (text) => `ఇక్కడ “${text}” అనే కారు లేదు.`,
    bike: (text) => `ఇక్కడ “${text}” అనే బైక్ లేదు.`,
  },
  showAll: 'అన్నీ చూపించండి',
};

export const priceTexts: Translated<typeof english.priceTexts> = {
  change: 'ధర మార్చండి',
  title: (listing) => `${listing} ధర`,
  label: 'కొత్త ధర',
  now: (price) => `కొనుగోలుదారులకు ఇప్పుడు కనిపించే ధర: ${price}.`,
  hint: 'తగ్గించిన ధర వెంటనే సైట్‌లోకి వస్తుంది.',
  reads: (price, less) => `కొనుగోలుదారులకు కనిపించే ధర: ${price}, అంటే ${less} తక్కువ.`,
  higher: 'ఇక్కడ ధర తగ్గించడం మాత్రమే కుదురుతుంది. పెంచాలంటే లిస్టింగ్ ఎడిట్ చేయండి.',
  unreadable: 'ధరను అంకెల్లో రాయండి, ఉదాహరణకు 4,85,000 లేదా 4.85 లక్షలు.',
  belowHalf: 'ఇది ఇప్పటి ధరలో సగం కంటే తక్కువ. లిస్టింగ్ ఎడిట్ చేయండి: అప్పుడు అడ్మిన్ ముందు దాన్ని చూస్తారు.',
  tooLittle: 'కొనుగోలుదారులు గమనించేలా ధరను కనీసం ₹1,000 లేదా 1 % తగ్గించండి.',
  tooSoon: (from) => `ధర మారి ఇంకా ఒక రోజు కాలేదు. ${from} నుంచి మళ్లీ తగ్గించవచ్చు, లేదా లిస్టింగ్ ఎడిట్ చేయండి: అప్పుడు అడ్మిన్ దాన్ని చూస్తారు.`,
  unlikely: 'ఈ ధర మామూలుగా ఉండేలా లేదు. సరైనదే అయితే, బటన్ మరోసారి నొక్కండి.',
  submit: 'ధర తగ్గించండి',
  busy: 'సేవ్ అవుతోంది...',
  edit: 'లిస్టింగ్ ఎడిట్ చేయండి',
  done: (listing, price) => `${listing}: ఇప్పుడు ${price}.`,
  tooOften: 'ధర పది సార్లు మారింది. లిస్టింగ్ ఎడిట్ చేయండి: అప్పుడు అడ్మిన్ మళ్లీ చూస్తారు.',
  failed: 'ధర మారలేదు. మళ్లీ ప్రయత్నించండి.',
};

export const rejectedTexts: Translated<typeof english.rejectedTexts> = {
  heading: 'తిరస్కరించినవి',
  all: 'తిరస్కరించినవన్నీ చూడండి',
};

export const firstLiveTexts: Translated<typeof english.firstLiveTexts> = {
  heading: { car: 'మీ మొదటి కారు సైట్‌లోకి వచ్చింది', bike: 'మీ మొదటి బైక్ సైట్‌లోకి వచ్చింది' },
  // After the name of the vehicle.
  lead: 'ఆమోదం పొందింది. కొనుగోలుదారులకు ఇప్పుడు దొరుకుతుంది, వారి రిక్వెస్ట్‌లు ఈ పేజీకే వస్తాయి. కొనే అవకాశం ఉన్నవారికి లింక్ పంపండి.',
  close: 'అర్థమైంది',
};

export const firstListingTexts: Translated<typeof english.firstListingTexts> = {
  heading: 'మీ మొదటి కారు జోడించండి',
  lead: 'ఫోటోలు, ధర, కొన్ని వివరాలు: దాదాపు ఐదు నిమిషాలు. ఆమోదించగానే కొనుగోలుదారులకు కనిపిస్తుంది.',
  car: 'మీ మొదటి కారు జోడించండి',
  bike: 'బైక్‌తో మొదలుపెట్టండి',
};

export const limitTexts: Translated<typeof english.limitTexts> = {
  waitingLimit: `మీ లిస్టింగ్‌లు ${stockLimits.waiting} పరిశీలనలో ఉన్నాయి. వాటిలో కొన్నింటిపై అడ్మిన్ నిర్ణయం తీసుకున్నాక మళ్లీ ప్రయత్నించండి.`,
  stockLimit: `మీకు ${stockLimits.all} లిస్టింగ్‌లు ఉన్నాయి, ఇంకా చోటు లేదు. అమ్ముడైన వాటిని అమ్ముడైందని చెప్పండి, లేదా సైట్‌లో ఉండి ఇక అమ్మని వాటి అమ్మకం ఆపండి. తర్వాత మళ్లీ ప్రయత్నించండి.`,
};

/** `state`: as it stands before a noun. */
const none = (state: string) => ({ car: `${state} కార్లు లేవు.`, bike: `${state} బైక్‌లు లేవు.` });

export const noneInStateTexts: Translated<typeof english.noneInStateTexts> = {
  pending: none('పరిశీలనలో ఉన్న'),
  approved: { car: 'సైట్‌లో కార్లు ఏవీ లేవు.', bike: 'సైట్‌లో బైక్‌లు ఏవీ లేవు.' },
  rejected: none('తిరస్కరించిన'),
  sold: none('అమ్ముడైన'),
  withdrawn: none('అమ్మకం ఆపిన'),
};

export const stockMoveTexts: Translated<typeof english.stockMoveTexts> = {
  withdraw: {
    label: 'అమ్మకం ఆపండి',
    question: { car: 'ఈ కారు అమ్మకం ఆపాలా?', bike: 'ఈ బైక్ అమ్మకం ఆపాలా?' },
    consequence: 'ఇక కొనుగోలుదారులకు ఇది దొరకదు. తర్వాత మళ్లీ అమ్మకానికి పెట్టవచ్చు; అప్పుడు మళ్లీ అడ్మిన్ ఆమోదానికి వెళ్తుంది.',
    done: 'అమ్మకం ఆపారు. ఇక కొనుగోలుదారులకు ఇది దొరకదు.',
    failed: 'అమ్మకం ఆపడం కుదరలేదు. మళ్లీ ప్రయత్నించండి.',
  },
  sell: {
    label: 'అమ్ముడైందని చెప్పండి',
    question: { car: 'ఈ కారు అమ్ముడైందా?', bike: 'ఈ బైక్ అమ్ముడైందా?' },
    consequence: 'ఇక కొనుగోలుదారులకు ఇది దొరకదు. బేరం కుదరకపోతే, మళ్లీ అమ్మకానికి పెట్టండి; అప్పుడు అడ్మిన్ మళ్లీ ఆమోదిస్తారు.',
    done: 'అమ్ముడైందని సేవ్ అయింది. ఇక కొనుగోలుదారులకు ఇది దొరకదు.',
    failed: 'అమ్ముడైందని సేవ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  },
  putBack: {
    label: 'మళ్లీ అమ్మకానికి పెట్టండి',
    question: { car: 'ఈ కారును మళ్లీ అమ్మకానికి పెట్టాలా?', bike: 'ఈ బైక్‌ను మళ్లీ అమ్మకానికి పెట్టాలా?' },
    consequence: 'ఇది మళ్లీ అడ్మిన్ ఆమోదానికి వెళ్తుంది. ఆమోదించగానే కొనుగోలుదారులకు కనిపిస్తుంది.',
    done: 'మళ్లీ అమ్మకానికి పెట్టారు. ఆమోదించగానే కొనుగోలుదారులకు కనిపిస్తుంది.',
    failed: 'లిస్టింగ్‌ను మళ్లీ అమ్మకానికి పెట్టడం కుదరలేదు. మళ్లీ ప్రయత్నించండి.',
  },
};
