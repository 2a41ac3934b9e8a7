import type * as english from '../../../search/texts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

/** 'कार' and 'बाइक' are both feminine, and have the same form in the plural. */
const found = (count: string) => plural(count, { one: 'सापडली', other: 'सापडल्या' });

export const searchTexts: Translated<typeof english.searchTexts> = {
  label: { car: 'कार शोधा', bike: 'बाइक शोधा' },
  hint: { car: 'स्विफ्ट पुणे', bike: 'रॉयल एनफील्ड' },
  filters: 'फिल्टर',
  filtersWith: (count) => (count > 0 ? `फिल्टर (${count})` : 'फिल्टर'),
  active: 'लावलेले फिल्टर',
  any: 'कोणतेही',
  more: 'आणखी दाखवा',
  less: 'कमी दाखवा',
  remove: (condition) => `${condition} काढा`,
  not: (value) => `${value} नको`,
  clear: 'सर्व काढा',
  show: { car: 'कार पाहा', bike: 'बाइक पाहा' },
  showCount: {
    car: (count) => `${count} कार पाहा`,
    bike: (count) => `${count} बाइक पाहा`,
  },
  sort: 'क्रम',
  anyOf: (values) =>
    values.length > 2 ? `${values.slice(0, 2).join(', ')} आणि आणखी ${values.length - 2}` : values.join(' किंवा '),
};

export const sortLabels: Translated<typeof english.sortLabels> = {
  newest: 'नवीन आधी',
  posted: 'जुनी लिस्टिंग आधी',
  cheapest: 'किंमत: कमी ते जास्त',
  dearest: 'किंमत: जास्त ते कमी',
  latestModel: 'वर्ष: नवीन आधी',
  leastDriven: 'किलोमीटर: कमी आधी',
  nearest: 'जवळची आधी',
};

export const filterLabels: Translated<typeof english.filterLabels> = {
  minPrice: 'किमान किंमत',
  maxPrice: 'जास्तीत जास्त किंमत',
  minYear: 'कोणत्या वर्षापासून',
  maxYear: 'कोणत्या वर्षापर्यंत',
  maxKilometers: 'जास्तीत जास्त किलोमीटर',
  fuelType: 'इंधन',
  transmission: 'गिअर',
  engineSize: 'इंजिन (cc)',
  bodyType: 'बॉडी टाइप',
  make: 'कंपनी',
  model: 'मॉडेल',
  seatingCapacity: 'सीट',
  owners: 'मालक',
  papers: 'कागदपत्रे',
  district: 'जिल्हा',
};

export const filterTexts: Translated<typeof english.filterTexts> = {
  lakh: (amount) => `${amount} लाख`,
  minPrice: (amount) => `₹${amount} पासून`,
  maxPrice: (amount) => `₹${amount} पर्यंत`,
  minYear: (year) => `${year} किंवा नंतरची`,
  maxYear: (year) => `${year} किंवा आधीची`,
  maxKilometers: (distance) => `${distance} km पर्यंत`,
  seats: (count) => `${count} सीट`,
  papers: 'कागदपत्रे पूर्ण',
  owners: { '1': 'पहिला मालक', '2': 'दुसरा मालक', '3': 'तिसरा मालक', '4+': 'चौथा मालक किंवा पुढे' },
};

export const nearTexts: Translated<typeof english.nearTexts> = {
  label: 'या ठिकाणाजवळ',
  within: 'किती अंतरात',
  radius: (radius) => `${radius} km`,
  chosen: ({ place, within }) => `${place} पासून ${within} km च्या आत`,
  wider: ({ place, within }) => `${place} पासून ${within} km च्या आत शोधा`,
  placeholder: 'जिल्हा किंवा शहर',
  here: 'माझे लोकेशन वापरा',
  aroundHere: (within) => `तुमच्यापासून ${within} km च्या आत`,
  asking: 'तुमचे लोकेशन शोधत आहोत…',
  hint: 'अंतर जिल्ह्यांच्या मुख्य शहरांमधले आहे.',
  problems: {
    refused: 'तुमचा ब्राउझर लोकेशन सांगत नाही. कृपया जिल्हा लिहा.',
    unknown: 'तुमचे लोकेशन सापडले नाही. कृपया जिल्हा लिहा.',
    abroad: 'भारतातला कोणताही जिल्हा तुमच्या जवळ नाही. कृपया जिल्हा लिहा.',
  },
  cut: (asked, inAll, reach) =>
    `, ${inAll} पैकी सर्वात जवळच्या ${asked} ${plural(asked, { one: 'जिल्ह्यात', other: 'जिल्ह्यांत' })} (${reach} km पर्यंत): एका शोधात यापेक्षा जास्त येत नाहीत`,
  unknownPlace: (place) => `, फक्त ${place} येथे: या नावाचा जिल्हा सापडला नाही`,
};

export const dealersNearTexts: Translated<typeof english.dealersNearTexts> = {
  title: 'तुमच्या जवळचे डीलर',
  near: (place) => `${place} परिसरातील डीलर`,
  lead: 'तुम्ही कुठे आहात ते ब्राउझरला विचारले जाते. ते ठिकाण या डिव्हाइसवरच राहते.',
  within: (kilometers) => `${kilometers} km पर्यंत`,
  loading: 'डीलर शोधत आहोत...',
  none: (place) => `${place} परिसरात अजून एकही डीलर नाही.`,
  failed: 'डीलर लोड झाले नाहीत. कृपया पुन्हा प्रयत्न करा.',
  all: 'सर्व डीलर पाहा',
};

export const rangeTexts: Translated<typeof english.rangeTexts> = {
  price: 'किंमत',
  year: 'वर्ष',
  lowestPrice: 'सर्वात कमी किंमत',
  highestPrice: 'सर्वात जास्त किंमत',
  earliestYear: 'सर्वात जुने वर्ष',
  latestYear: 'सर्वात नवीन वर्ष',
  priceExample: { car: '5 लाख', bike: '60,000' },
  yearExample: '2018',
  turned: (from, to) => `“${from}” मधला आकडा “${to}” पेक्षा मोठा होता, म्हणून दोन्हींची अदलाबदल केली आहे.`,
  notRead: (label, example) => `“${label}” मध्ये आकडा लिहा, उदा. ${example}.`,
};

export const nameTexts: Translated<typeof english.nameTexts> = {
  search: { make: 'कंपनी शोधा', model: 'मॉडेल शोधा' },
  searchFirst: 'आधी कंपनी निवडा, किंवा मॉडेल शोधा.',
  none: 'यादीत असे कोणतेही नाव नाही.',
  add: (typed) => `“${typed}” जोडा`,
};

export const boxTexts: Translated<typeof english.boxTexts> = {
  make: { car: 'कार कंपनी', bike: 'बाइक कंपनी' },
  district: (place) => `जिल्हा, ${place}`,
  dealer: (district) => (district ? `डीलर, ${district}` : 'डीलर'),
  dealerCalled: (name, district) => (district ? `${name}, डीलर, ${district}` : name),
  recent: { car: 'कारमधील मागचा शोध', bike: 'बाइकमधील मागचा शोध' },
  conditions: (conditions) => conditions.join(', '),
  forget: 'मागचे शोध काढा',
};

export const noteTexts: Translated<typeof english.noteTexts> = {
  resultsFor: (meant) => `“${meant}” यासाठी सापडलेल्या गाड्या दाखवत आहोत.`,
  instead: (typed) => `त्याऐवजी “${typed}” शोधा.`,
  ignored: (words) => `हे शब्द शोधले नाहीत: ${words.join(', ')}.`,
  unsaid: (words) => {
    const quoted = words.map((word) => `“${word}”`).join(' किंवा ');
    return words.length > 1
      ? `कोणत्याही लिस्टिंगमध्ये ${quoted} हे शब्द नाहीत. ते सोडून शोधले आहे.`
      : `कोणत्याही लिस्टिंगमध्ये ${quoted} हा शब्द नाही. तो सोडून शोधले आहे.`;
  },
  noLocation: 'तुमचे लोकेशन माहीत नाही. फिल्टरमध्ये तुम्ही ठिकाण निवडू शकता.',
};

export const alternativeTexts: Translated<typeof english.alternativeTexts> = {
  title: 'यासारखे शोध',
  within: (count, radius) => `${radius} km च्या आत: ${count}`,
  around: (count, { place, within }) => `${place} पासून ${within} km च्या आत: ${count}`,
  otherTransmission: {
    Manual: (count) => `मॅन्युअल: ${count}`,
    Automatic: (count) => `ऑटोमॅटिक: ${count}`,
  },
  wider: {
    minPrice: (count, amount) => `₹${amount} पासून: ${count}`,
    maxPrice: (count, amount) => `₹${amount} पर्यंत: ${count}`,
    minYear: (count, year) => `${year} किंवा नंतरच्या: ${count}`,
    maxYear: (count, year) => `${year} किंवा आधीच्या: ${count}`,
    maxKilometers: (count, distance) => `${distance} km पर्यंत: ${count}`,
  },
  without: {
    near: (count) => `भारतात कुठेही: ${count}`,
    district: (count) => `भारतात कुठेही: ${count}`,
    maxPrice: (count) => `कितीही जास्त किमतीच्या: ${count}`,
    minPrice: (count) => `कितीही कमी किमतीच्या: ${count}`,
    minYear: (count) => `कितीही जुन्या वर्षाच्या: ${count}`,
    maxYear: (count) => `कितीही नवीन वर्षाच्या: ${count}`,
    maxKilometers: (count) => `कितीही किलोमीटर चाललेल्या: ${count}`,
    transmission: (count) => `कोणत्याही गिअरच्या: ${count}`,
    fuelType: (count) => `कोणत्याही इंधनाच्या: ${count}`,
    engineSize: (count) => `कोणत्याही इंजिनच्या: ${count}`,
    bodyType: (count) => `कोणत्याही बॉडी टाइपच्या: ${count}`,
    seatingCapacity: (count) => `कितीही सीटच्या: ${count}`,
    owners: (count) => `कितीही मालक झालेल्या: ${count}`,
    papers: (count) => `कागदपत्रे कशीही असलेल्या: ${count}`,
    model: (count) => `कोणत्याही मॉडेलच्या: ${count}`,
    make: (count) => `कोणत्याही कंपनीच्या: ${count}`,
    q: (count) => `या शब्दांशिवाय: ${count}`,
  },
  insteadOf: (limit) => `“${limit}” याऐवजी`,
};

export const foundTexts: Translated<typeof english.foundTexts> = {
  count: {
    car: (count) => `${count} कार ${found(count)}`,
    bike: (count) => `${count} बाइक ${found(count)}`,
  },
  countSoFar: {
    car: (count) => `आतापर्यंत ${count} कार ${found(count)}`,
    bike: (count) => `आतापर्यंत ${count} बाइक ${found(count)}`,
  },
  withoutUnpriced: ', किंमत न दिलेल्या सोडून',
  leftOut: (words) => ` (${words.map((word) => `“${word}”`).join(', ')} सोडून: एका शोधात दोन शब्द चालतात)`,
  tooWide: 'एकावेळी इतके शोधता येत नाही. कृपया निवडलेल्यांपैकी काही काढा.',
  noneWith: {
    car: (conditions) => `यासाठी एकही कार सापडली नाही: ${conditions.join(', ')}.`,
    bike: (conditions) => `यासाठी एकही बाइक सापडली नाही: ${conditions.join(', ')}.`,
  },
  none: { car: 'एकही कार सापडली नाही.', bike: 'एकही बाइक सापडली नाही.' },
  later: 'नेटवर्क परत आल्यावर शोध पुढे सुरू होईल.',
  listBefore: (time) => `तोपर्यंत दिसणारी यादी या वेळेची आहे: ${time}.`,
};
