import type * as english from '../../../compare/texts';
import { loanSettings } from '../../../monthlyCost/settings';
import { compareLimits } from '../../../shared/limits';
import type { Translated } from '../../translated';
import { plural } from '../plural';

const { downPaymentPercent, ratePercent, months } = loanSettings;
const { most } = compareLimits;

export const compareTexts: Translated<typeof english.compareTexts> = {
  heading: { car: 'कारों की तुलना', bike: 'बाइकों की तुलना' },
  title: (names) => names.join(' या '),
  compare: 'तुलना करें',
  compareNamed: (name) => `${name} की दूसरी गाड़ियों से तुलना करें`,
  table: { car: 'कारों की तुलना', bike: 'बाइकों की तुलना' },
  fact: 'जानकारी',
  booking: 'बुकिंग',
  price: 'कीमत',
  monthlyCost: 'महीने का ख़र्च',
  place: 'जगह',
  dealer: 'डीलर',
  notStated: 'नहीं बताया गया',
  differs: 'अलग है',
  marked: 'जिन पर निशान है, वे अलग हैं।',
  onlyDifferences: 'सिर्फ़ अंतर दिखाएँ',
  nothingDiffers: 'सारी जानकारी एक जैसी है।',
  remove: 'हटाएँ',
  fullTitle: {
    car: `तुलना के लिए ${most} कारें चुनी जा चुकी हैं`,
    bike: `तुलना के लिए ${most} बाइकें चुनी जा चुकी हैं`,
  },
  full: `ज़्यादा से ज़्यादा ${most} की तुलना हो सकती है। इसे जोड़ने के लिए तुलना खोलें, और पहले कोई एक हटाएँ।`,
  notKept: 'यह ब्राउज़र इस साइट के लिए कुछ नहीं रखता, इसलिए आपकी पसंद नहीं रखी जा सकती।',
  removeNamed: (name) => `${name} को हटाएँ`,
  sold: 'बिक गई',
  withdrawn: 'अब बिक्री के लिए नहीं',
  loading: 'लोड हो रहा है...',
  failed: 'ये गाड़ियाँ लोड नहीं हो सकीं। कृपया फिर कोशिश करें।',
  gone: {
    car: (count) => `इनमें से ${count} ${plural(count, { one: 'कार अब नहीं दिखती', other: 'कारें अब नहीं दिखतीं' })}।`,
    bike: (count) => `इनमें से ${count} ${plural(count, { one: 'बाइक अब नहीं दिखती', other: 'बाइकें अब नहीं दिखतीं' })}।`,
  },
  mixed: {
    car: 'कार की तुलना कार से होती है, और बाइक की बाइक से। यहाँ कारें हैं।',
    bike: 'कार की तुलना कार से होती है, और बाइक की बाइक से। यहाँ बाइकें हैं।',
  },
  tooMany: `ज़्यादा से ज़्यादा ${most} की तुलना हो सकती है। यहाँ पहली ${most} हैं।`,
  nothing: 'अभी तुलना के लिए कुछ नहीं है',
  nothingHow: 'दो से चार कारों या बाइकों की जानकारी में “तुलना करें” दबाएँ, या सहेजी गई गाड़ियों में उन पर निशान लगाएँ।',
  saved: 'सहेजी गई गाड़ियाँ देखें',
  add: { car: 'एक और कार जोड़ें', bike: 'एक और बाइक जोड़ें' },
  addLead: 'हाल में देखी और सहेजी गई गाड़ियाँ',
  addOne: {
    car: 'तुलना के लिए कम से कम एक और कार चुनें।',
    bike: 'तुलना के लिए कम से कम एक और बाइक चुनें।',
  },
  addNamed: (name) => `${name} जोड़ें`,
  noMore: 'किसी और की जानकारी खोलकर “तुलना करें” दबाएँ, या सूची से चुनें।',
  browse: { car: 'कारें देखें', bike: 'बाइकें देखें' },
  print: 'प्रिंट करें',
  estimate: `महीने का ख़र्च एक अनुमान है, कोई ऑफ़र नहीं: डाउन पेमेंट ${downPaymentPercent} %, ब्याज दर ${ratePercent} % सालाना, ${months} महीने।`,
};

export const trayTexts: Translated<typeof english.trayTexts> = {
  label: 'तुलना के लिए चुनी गई गाड़ियाँ',
  chosen: {
    car: (count) => `${most} में से ${count} ${plural(count, { one: 'कार', other: 'कारें' })}`,
    bike: (count) => `${most} में से ${count} ${plural(count, { one: 'बाइक', other: 'बाइकें' })}`,
  },
  clear: 'हटाएँ',
  clearNamed: { car: 'तुलना की कारें हटाएँ', bike: 'तुलना की बाइकें हटाएँ' },
  compare: {
    car: (count) => (count === 1 ? 'एक और कार जोड़ें' : `${count} कारों की तुलना करें`),
    bike: (count) => (count === 1 ? 'एक और बाइक जोड़ें' : `${count} बाइकों की तुलना करें`),
  },
};
