import type * as english from '../../../compare/texts';
import { loanSettings } from '../../../monthlyCost/settings';
import { compareLimits } from '../../../shared/limits';
import type { Translated } from '../../translated';
import { plural } from '../plural';

const { downPaymentPercent, ratePercent, months } = loanSettings;
const { most } = compareLimits;

export const compareTexts: Translated<typeof english.compareTexts> = {
  heading: { car: 'कारची तुलना', bike: 'बाइकची तुलना' },
  title: (names) => names.join(' किंवा '),
  compare: 'तुलना करा',
  compareNamed: (name) => `${name} ची इतर गाड्यांशी तुलना करा`,
  table: { car: 'कारची तुलना', bike: 'बाइकची तुलना' },
  fact: 'माहिती',
  booking: 'बुकिंग',
  price: 'किंमत',
  monthlyCost: 'महिन्याचा खर्च',
  place: 'ठिकाण',
  dealer: 'डीलर',
  notStated: 'सांगितलेले नाही',
  differs: 'वेगळे आहे',
  marked: 'ज्यांवर खूण आहे, ते वेगळे आहेत.',
  onlyDifferences: 'फक्त फरक दाखवा',
  nothingDiffers: 'सर्व माहिती सारखीच आहे.',
  remove: 'काढा',
  fullTitle: {
    car: `तुलनेसाठी ${most} कार निवडल्या आहेत`,
    bike: `तुलनेसाठी ${most} बाइक निवडल्या आहेत`,
  },
  full: `जास्तीत जास्त ${most} ची तुलना करता येते. ही जोडण्यासाठी तुलना उघडा, आणि आधी एखादी काढा.`,
  notKept: 'हा ब्राउझर या साइटसाठी काहीही साठवत नाही, म्हणून तुमची निवड ठेवता येत नाही.',
  removeNamed: (name) => `${name} काढा`,
  sold: 'विकली गेली',
  withdrawn: 'आता विक्रीसाठी नाही',
  loading: 'लोड होत आहे...',
  failed: 'या गाड्या लोड करता आल्या नाहीत. कृपया पुन्हा प्रयत्न करा.',
  gone: {
    car: (count) => `यातील ${count} ${plural(count, { one: 'कार आता दिसत नाही', other: 'कार आता दिसत नाहीत' })}.`,
    bike: (count) => `यातील ${count} ${plural(count, { one: 'बाइक आता दिसत नाही', other: 'बाइक आता दिसत नाहीत' })}.`,
  },
  mixed: {
    car: 'कारची तुलना कारशी होते, आणि बाइकची बाइकशी. इथे कार आहेत.',
    bike: 'कारची तुलना कारशी होते, आणि बाइकची बाइकशी. इथे बाइक आहेत.',
  },
  tooMany: `जास्तीत जास्त ${most} ची तुलना करता येते. इथे पहिल्या ${most} आहेत.`,
  nothing: 'अजून तुलनेसाठी काही नाही',
  nothingHow: 'दोन ते चार कार किंवा बाइकच्या माहितीत “तुलना करा” दाबा, किंवा जतन केलेल्या गाड्यांत त्यांवर खूण करा.',
  saved: 'जतन केलेल्या गाड्या पाहा',
  add: { car: 'आणखी एक कार जोडा', bike: 'आणखी एक बाइक जोडा' },
  addLead: 'अलीकडे पाहिलेल्या आणि जतन केलेल्या गाड्या',
  addOne: {
    car: 'तुलनेसाठी आणखी किमान एक कार निवडा.',
    bike: 'तुलनेसाठी आणखी किमान एक बाइक निवडा.',
  },
  addNamed: (name) => `${name} जोडा`,
  noMore: 'दुसऱ्या गाडीची माहिती उघडून “तुलना करा” दाबा, किंवा यादीतून निवडा.',
  browse: { car: 'कार पाहा', bike: 'बाइक पाहा' },
  print: 'प्रिंट करा',
  estimate: `महिन्याचा खर्च हा अंदाज आहे, ऑफर नाही: डाउन पेमेंट ${downPaymentPercent} %, व्याजदर ${ratePercent} % वार्षिक, ${months} महिने.`,
};

export const trayTexts: Translated<typeof english.trayTexts> = {
  label: 'तुलनेसाठी निवडलेल्या गाड्या',
  chosen: {
    car: (count) => `${most} पैकी ${count} ${plural(count, { one: 'कार', other: 'कार' })}`,
    bike: (count) => `${most} पैकी ${count} ${plural(count, { one: 'बाइक', other: 'बाइक' })}`,
  },
  clear: 'काढा',
  clearNamed: { car: 'तुलनेतील कार काढा', bike: 'तुलनेतील बाइक काढा' },
  compare: {
    car: (count) => (count === 1 ? 'आणखी एक कार जोडा' : `${count} कारची तुलना करा`),
    bike: (count) => (count === 1 ? 'आणखी एक बाइक जोडा' : `${count} बाइकची तुलना करा`),
  },
};
