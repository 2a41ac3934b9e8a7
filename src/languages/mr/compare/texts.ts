import type * as english from '../../../compare/texts';
import { loanSettings } from '../../../monthlyCost/settings';
import { compareLimits } from '../../../shared/limits';
import type { Translated } from '../../translated';
import { plural } from '../plural';

const { downPaymentPercent, ratePercent, months } = loanSettings;
const { most } = compareLimits;

const gone = (vehicle: string) => (count: number) =>
  `यांपैकी ${count} ${vehicle} आता ${plural(count, { one: 'दिसत नाही', other: 'दिसत नाहीत' })}.`;

export const compareTexts: Translated<typeof english.compareTexts> = {
  heading: { car: 'कारची तुलना', bike: 'बाइकची तुलना' },
  title: (names) => names.join(' किंवा '),
  compare: 'तुलना करा',
  compareNamed: (name) => `${name} या गाडीची इतरांशी तुलना करा`,
  table: { car: 'कारची तुलना', bike: 'बाइकची तुलना' },
  fact: 'माहिती',
  booking: 'बुकिंग',
  price: 'किंमत',
  monthlyCost: 'महिन्याचा खर्च',
  place: 'ठिकाण',
  dealer: 'डीलर',
  notStated: 'सांगितलेले नाही',
  differs: 'वेगळे आहे',
  marked: 'खूण असलेली माहिती वेगळी आहे.',
  onlyDifferences: 'फक्त फरक दाखवा',
  nothingDiffers: 'सर्व माहिती सारखीच आहे.',
  remove: 'काढा',
  fullTitle: {
    car: `तुम्ही तुलनेसाठी ${most} कार निवडल्या आहेत`,
    bike: `तुम्ही तुलनेसाठी ${most} बाइक निवडल्या आहेत`,
  },
  full: `जास्तीत जास्त ${most} गाड्यांची तुलना करता येते. ही जोडण्यासाठी तुलना उघडा आणि आधी दुसरी एखादी काढा.`,
  notKept: 'हा ब्राउझर या साइटसाठी काहीही सेव्ह करत नाही, त्यामुळे निवडलेल्या गाड्या राहत नाहीत.',
  removeNamed: (name) => `${name} काढा`,
  sold: 'विकली गेली',
  withdrawn: 'आता विक्रीला नाही',
  loading: 'लोड होत आहे...',
  failed: 'या गाड्या लोड झाल्या नाहीत. कृपया पुन्हा प्रयत्न करा.',
  gone: { car: gone('कार'), bike: gone('बाइक') },
  mixed: {
    car: 'कारची तुलना कारशी होते, आणि बाइकची बाइकशी. येथे कार आहेत.',
    bike: 'कारची तुलना कारशी होते, आणि बाइकची बाइकशी. येथे बाइक आहेत.',
  },
  tooMany: `जास्तीत जास्त ${most} गाड्यांची तुलना करता येते. येथे पहिल्या ${most} आहेत.`,
  nothing: 'तुलनेसाठी अजून काही नाही',
  nothingHow: 'दोन ते चार कार किंवा बाइकच्या माहितीत “तुलना करा” दाबा, किंवा सेव्ह केलेल्या गाड्यांमध्ये त्यांवर टिक करा.',
  saved: 'सेव्ह केलेल्या गाड्या पाहा',
  add: { car: 'आणखी एक कार जोडा', bike: 'आणखी एक बाइक जोडा' },
  addLead: 'नुकत्याच पाहिलेल्या आणि सेव्ह केलेल्या',
  addOne: {
    car: 'तुलनेसाठी किमान आणखी एक कार निवडा.',
    bike: 'तुलनेसाठी किमान आणखी एक बाइक निवडा.',
  },
  addNamed: (name) => `${name} जोडा`,
  noMore: 'दुसऱ्या गाडीची माहिती उघडून “तुलना करा” दाबा, किंवा यादीतून निवडा.',
  browse: { car: 'कार पाहा', bike: 'बाइक पाहा' },
  print: 'प्रिंट करा',
  estimate: `महिन्याचा खर्च हा फक्त अंदाज आहे, ऑफर नाही: डाउन पेमेंट ${downPaymentPercent} %, व्याजदर वर्षाला ${ratePercent} %, ${months} महिने.`,
};

export const trayTexts: Translated<typeof english.trayTexts> = {
  label: 'तुलनेसाठी निवडलेल्या गाड्या',
  chosen: {
    car: (count) => `${most} पैकी ${count} कार`,
    bike: (count) => `${most} पैकी ${count} बाइक`,
  },
  clear: 'काढा',
  clearNamed: { car: 'तुलनेच्या कार काढा', bike: 'तुलनेच्या बाइक काढा' },
  compare: {
    car: (count) => (count === 1 ? 'आणखी एक कार जोडा' : `${count} कारची तुलना करा`),
    bike: (count) => (count === 1 ? 'आणखी एक बाइक जोडा' : `${count} बाइकची तुलना करा`),
  },
};
