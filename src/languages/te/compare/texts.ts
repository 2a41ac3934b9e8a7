import type * as english from '../../../compare/texts';
import { loanSettings } from '../../../monthlyCost/settings';
import { compareLimits } from '../../../shared/limits';
import type { Translated } from '../../translated';
import { plural } from '../plural';

const { downPaymentPercent, ratePercent, months } = loanSettings;
const { most } = compareLimits;

const cars = (count: number) => `${count} ${plural(count, { one: 'కారు', other: 'కార్లు' })}`;
const bikes = (count: number) => `${count} ${plural(count, { one: 'బైక్', other: 'బైక్‌లు' })}`;

const notShown = (count: number) => plural(count, { one: 'ఇప్పుడు కనిపించదు', other: 'ఇప్పుడు కనిపించవు' });

export const compareTexts: Translated<typeof english.compareTexts> = {
  heading: { car: 'కార్ల పోలిక', bike: 'బైక్‌ల పోలిక' },
  title: (names) => names.join(' లేదా '),
  compare: 'పోల్చండి',
  compareNamed: (name) => `${name} వాహనాన్ని వేరేవాటితో పోల్చండి`,
  table: { car: 'కార్ల పోలిక', bike: 'బైక్‌ల పోలిక' },
  fact: 'వివరం',
  booking: 'బుకింగ్',
  price: 'ధర',
  monthlyCost: 'నెల ఖర్చు',
  place: 'ప్రాంతం',
  dealer: 'డీలర్',
  notStated: 'చెప్పలేదు',
  differs: 'తేడా ఉంది',
  marked: 'గుర్తు ఉన్న వివరాల్లో తేడా ఉంది.',
  onlyDifferences: 'తేడాలు మాత్రమే చూపించండి',
  nothingDiffers: 'అన్ని వివరాలూ ఒకేలా ఉన్నాయి.',
  remove: 'తీసేయండి',
  fullTitle: {
    car: `పోల్చడానికి ${most} కార్లు ఎంచుకున్నారు`,
    bike: `పోల్చడానికి ${most} బైక్‌లు ఎంచుకున్నారు`,
  },
  full: `గరిష్ఠంగా ${most} వాహనాలను పోల్చవచ్చు. దీన్ని జోడించాలంటే, పోలిక తెరిచి ముందు ఒకటి తీసేయండి.`,
  notKept: 'ఈ బ్రౌజర్ ఈ సైట్ కోసం ఏదీ సేవ్ చేయదు, అందుకే మీరు ఎంచుకున్నవి గుర్తుండవు.',
  removeNamed: (name) => `తీసేయండి: ${name}`,
  sold: 'అమ్ముడైంది',
  withdrawn: 'ఇప్పుడు అమ్మకానికి లేదు',
  loading: 'లోడ్ అవుతోంది...',
  failed: 'ఈ వాహనాలు లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  gone: {
    car: (count) => `వీటిలో ${cars(count)} ${notShown(count)}.`,
    bike: (count) => `వీటిలో ${bikes(count)} ${notShown(count)}.`,
  },
  mixed: {
    car: 'కార్లను కార్లతో, బైక్‌లను బైక్‌లతో పోల్చవచ్చు. ఇక్కడ కార్లు ఉన్నాయి.',
    bike: 'కార్లను కార్లతో, బైక్‌లను బైక్‌లతో పోల్చవచ్చు. ఇక్కడ బైక్‌లు ఉన్నాయి.',
  },
  tooMany: `గరిష్ఠంగా ${most} వాహనాలను పోల్చవచ్చు. ఇక్కడ మొదటి ${most} ఉన్నాయి.`,
  nothing: 'పోల్చడానికి ఇంకా ఏమీ లేదు',
  nothingHow: 'రెండు నుంచి నాలుగు కార్లు లేదా బైక్‌ల వివరాల్లో “పోల్చండి” నొక్కండి, లేదా సేవ్ చేసిన వాటిలో టిక్ పెట్టండి.',
  saved: 'సేవ్ చేసినవి చూడండి',
  add: { car: 'మరో కారు జోడించండి', bike: 'మరో బైక్ జోడించండి' },
  addLead: 'ఇటీవల చూసినవి, సేవ్ చేసినవి',
  addOne: {
    car: 'పోల్చడానికి కనీసం మరో కారు ఎంచుకోండి.',
    bike: 'పోల్చడానికి కనీసం మరో బైక్ ఎంచుకోండి.',
  },
  addNamed: (name) => `జోడించండి: ${name}`,
  noMore: 'మరోదాని వివరాలు తెరిచి “పోల్చండి” నొక్కండి, లేదా జాబితా నుంచి ఎంచుకోండి.',
  browse: { car: 'కార్లు చూడండి', bike: 'బైక్‌లు చూడండి' },
  print: 'ప్రింట్ చేయండి',
  estimate: `నెల ఖర్చు ఒక అంచనా మాత్రమే, ఆఫర్ కాదు: డౌన్ పేమెంట్ ${downPaymentPercent} %, వడ్డీ ఏడాదికి ${ratePercent} %, ${months} నెలలు.`,
};

export const trayTexts: Translated<typeof english.trayTexts> = {
  label: 'పోల్చడానికి ఎంచుకున్నవి',
  chosen: {
    car: (count) => `${most} కార్లలో ${count}`,
    bike: (count) => `${most} బైక్‌లలో ${count}`,
  },
  clear: 'తీసేయండి',
  clearNamed: { car: 'పోల్చడానికి ఎంచుకున్న కార్లు తీసేయండి', bike: 'పోల్చడానికి ఎంచుకున్న బైక్‌లు తీసేయండి' },
  compare: {
    car: (count) => (count === 1 ? 'మరో కారు జోడించండి' : `${count} కార్లు పోల్చండి`),
    bike: (count) => (count === 1 ? 'మరో బైక్ జోడించండి' : `${count} బైక్‌లు పోల్చండి`),
  },
};
