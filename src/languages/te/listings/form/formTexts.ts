import type * as english from '../../../../listings/form/formTexts';
import { photoLimits } from '../../../../shared/limits';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

const most = `ఒక లిస్టింగ్‌లో గరిష్ఠంగా ${photoLimits.slots} ఫోటోలు ఉండవచ్చు.`;

export const listingFormTexts: Translated<typeof english.listingFormTexts> = {
  title: 'వాహనం వివరాలు నింపండి',
  derived: 'కంపెనీ, మోడల్, బాడీ టైప్',
  derivedHint: 'వీటితోనే కొనుగోలుదారులకు మీ లిస్టింగ్ దొరుకుతుంది. మీరు మార్చే వరకు ఇవి పేరును బట్టి వాటంతట అవే నిండుతాయి.',
  incomplete: 'అవసరమైన వివరాలన్నీ నింపండి.',
  uploadFailed: 'వాహనం అప్‌లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  uploaded: 'అప్‌లోడ్ అయింది!',
  uploading: 'అప్‌లోడ్ అవుతోంది...',
  rupees: '₹',
  priceExample: 'ఉదాహరణకు 4,50,000 లేదా 4.5 లక్షలు',
  amountHint: (amount) => `కొనుగోలుదారులకు ఇలా కనిపిస్తుంది: ${amount}`,
  proposed: (count, of) => `సూచన: సైట్‌లో ఈ మోడల్ లిస్టింగ్‌లు ${of} ఉంటే, వాటిలో ${count} ఇలాగే ఉన్నాయి. సరిచూసుకోండి.`,
  priceQuestion: 'ఈ ధర సరైనదేనా?',
  amountReads: (amount) => `కొనుగోలుదారులకు ఇలా కనిపిస్తుంది: ${amount}. ఇది సరైనదేనా?`,
  save: 'అవును, సేవ్ చేయండి',
  changePrice: 'ధర మార్చండి',
  distanceQuestion: 'ఈ కిలోమీటర్లు సరైనవేనా?',
  distanceUnknown: (text) => `కొనుగోలుదారులకు “${text}” అని కనిపిస్తుంది, కిలోమీటర్లతో వెతికితే ఈ వాహనం దొరకదు. ఇది సరైనదేనా?`,
  changeDistance: 'కిలోమీటర్లు మార్చండి',
};

export const groupDone: Translated<typeof english.groupDone> = 'పూర్తయింది';

export const formGroupTexts: Translated<typeof english.formGroupTexts> = {
  vehicle: 'వాహనం',
  condition: 'వాహనం కండిషన్',
};

export const tooFewPhotosTexts: Translated<typeof english.tooFewPhotosTexts> = {
  car: 'కారు ఫోటో కనీసం ఒకటి అప్‌లోడ్ చేయండి.',
  bike: 'బైక్ ఫోటోలు కనీసం రెండు అప్‌లోడ్ చేయండి.',
};

export const listingPhotoTexts: Translated<typeof english.listingPhotoTexts> = {
  heading: 'ఫోటోలు',
  hint: {
    1: 'కనీసం ఒక ఫోటో, JPG లేదా PNG. మొదటిది కవర్ ఫోటో అవుతుంది.',
    2: 'కనీసం రెండు ఫోటోలు, JPG లేదా PNG. మొదటిది కవర్ ఫోటో అవుతుంది.',
  },
  label: (number) => `ఫోటో ${number}`,
  addMore: 'మరిన్ని ఫోటోలు జోడించండి',
  takePhoto: 'ఫోటో తీయండి',
  room: (free) =>
    free === 0
      ? `${most} మరొకటి జోడించాలంటే ముందు ఒకటి తీసేయండి.`
      : `ఒకేసారి చాలా ఫోటోలు ఎంచుకోండి, లేదా ఇక్కడికి లాగి వదలండి. ఇంకా ${free} ${plural(free, { one: 'ఫోటోకు', other: 'ఫోటోలకు' })} చోటు ఉంది.`,
  leftOut: (count) => `${most} ${count} ${plural(count, { one: 'ఫోటో జోడించలేదు', other: 'ఫోటోలు జోడించలేదు' })}.`,
  notAdded: (name, reason) => `${name}: ${reason}`,
  shows: (number) => `ఫోటో ${number} దేనిది`,
  showsNothing: 'ఇందులో ఏముంది?',
  moved: (number) => `ఇది ఇప్పుడు ఫోటో ${number}.`,
  stored: 'సేవ్ అయింది',
  alt: (label, name) => `${label}: ${name}`,
  cover: 'కవర్',
  moveEarlier: 'ముందుకు జరపండి',
  moveLater: 'వెనక్కి జరపండి',
  remove: 'తీసేయండి',
  progress: (label) => `${label}: ఎంతవరకు వెళ్లింది`,
  compressing: 'సైజు తగ్గుతోంది...',
  sending: (percent) => `వెళ్తోంది: ${percent} %`,
  sent: 'వెళ్లింది',
  notSent: 'వెళ్లలేదు',
  sentLater: 'ఇంకా వెళ్లలేదు. దానంతట అదే మళ్లీ ప్రయత్నిస్తుంది.',
  allSent: (sent, all) =>
    `${all} ${plural(all, { one: 'ఫోటోలో', other: 'ఫోటోలలో' })} ${sent} ${plural(sent, { one: 'వెళ్లింది', other: 'వెళ్లాయి' })}.`,
  restLater: 'మిగతావి వాటంతట అవే మళ్లీ ప్రయత్నిస్తాయి.',
  wrongType: 'JPG, JPEG, PNG ఫోటోలు మాత్రమే కుదురుతాయి.',
  twice: 'ఈ ఫోటో ఇప్పటికే ఎంచుకున్నారు. వేరేది ఎంచుకోండి.',
  gone: 'ఈ ఫోటో ఇప్పుడు లిస్టింగ్‌లో లేదు. దీన్ని తీసేయండి, లేదా మళ్లీ ఎంచుకోండి.',
};
