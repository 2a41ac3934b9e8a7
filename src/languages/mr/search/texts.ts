import type * as english from '../../../search/texts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

const cars = (count: string) => `${count} ${plural(count, { one: 'कार', other: 'कार' })}`;
const bikes = (count: string) => `${count} ${plural(count, { one: 'बाइक', other: 'बाइक' })}`;

const found = (count: string) => plural(count, { one: 'सापडली', other: 'सापडल्या' });

export const searchTexts: Translated<typeof english.searchTexts> = {
  label: { car: 'कार शोधा', bike: 'बाइक शोधा' },
  hint: { car: 'स्विफ्ट पुणे', bike: 'रॉयल एनफिल्ड' },
  filters: 'फिल्टर',
  filtersWith: (count) => (count > 0 ? `फिल्टर (${count})` : 'फिल्टर'),
  active: 'लावलेले फिल्टर',
  any: 'कोणतेही',
  more: 'आणखी दाखवा',
  less: 'कमी दाखवा',
  remove: (condition) => `${condition} काढा`,
  not: (value) => `${value} नाही`,
  clear: 'सर्व काढा',
  show: { car: 'कार पाहा', bike: 'बाइक पाहा' },
  showCount: {
    car: (count) => `${cars(count)} पाहा`,
    bike: (count) => `${bikes(count)} पाहा`,
  },
  sort: 'क्रम',
  anyOf: (values) =>
    values.length > 2 ? `${values.slice(0, 2).join(', ')} आणि ${values.length - 2} इतर` : values.join(' किंवा '),
};

export const sortLabels: Translated<typeof english.sortLabels> = {
  newest: 'सर्वात नवीन आधी',
  posted: 'सर्वात जुन्या लिस्टिंग आधी',
  cheapest: 'किंमत: कमी ते जास्त',
  dearest: 'किंमत: जास्त ते कमी',
  latestModel: 'वर्ष: सर्वात नवीन आधी',
  leastDriven: 'किलोमीटर: सर्वात कमी आधी',
  nearest: 'सर्वात जवळची आधी',
};

export const filterLabels: Translated<typeof english.filterLabels> = {
  minPrice: 'किंमत किमान',
  maxPrice: 'किंमत कमाल',
  minYear: 'वर्ष कधीपासून',
  maxYear: 'वर्ष कधीपर्यंत',
  maxKilometers: 'किलोमीटर कमाल',
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
  label: 'ठिकाणाजवळ',
  within: 'किती अंतरापर्यंत',
  radius: (radius) => `${radius} km`,
  chosen: ({ place, within }) => `${place} पासून ${within} km पर्यंत`,
  wider: ({ place, within }) => `${place} पासून ${within} km पर्यंत शोधा`,
  placeholder: 'जिल्हा किंवा शहर',
  here: 'माझे लोकेशन वापरा',
  aroundHere: (within) => `तुमच्यापासून ${within} km पर्यंत`,
  asking: 'तुमचे लोकेशन शोधत आहोत…',
  hint: 'अंतर जिल्ह्यांच्या मुख्य शहरांमधील आहे.',
  problems: {
    refused: 'तुमचा ब्राउझर लोकेशन सांगत नाही. कृपया जिल्हा लिहा.',
    unknown: 'तुमचे लोकेशन कळले नाही. कृपया जिल्हा लिहा.',
    abroad: 'भारतातील कोणताही जिल्हा तुमच्या जवळ नाही. कृपया जिल्हा लिहा.',
  },
  cut: (asked, inAll, reach) =>
    `, ${inAll} पैकी सर्वात जवळच्या ${asked} जिल्ह्यांत (${reach} km पर्यंत): एका शोधात यापेक्षा जास्त येत नाहीत`,
  unknownPlace: (place) => `, फक्त ${place} येथे: या नावाचा जिल्हा सापडला नाही`,
};

export const dealersNearTexts: Translated<typeof english.dealersNearTexts> = {
  title: 'तुमच्या जवळचे डीलर',
  near: (place) => `${place} जवळचे डीलर`,
  lead: 'तुम्ही कुठे आहात हे ब्राउझरला विचारले जाते. ठिकाण याच डिव्हाइसवर राहते.',
  within: (kilometers) => `${kilometers} km पर्यंत`,
  loading: 'डीलर शोधत आहोत...',
  none: (place) => `${place} जवळ अजून कोणी डीलर नाही.`,
  failed: 'डीलर लोड करता आले नाहीत. कृपया पुन्हा प्रयत्न करा.',
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
  turned: (from, to) => `“${from}” मध्ये “${to}” पेक्षा मोठी संख्या होती, म्हणून दोन्ही बदलल्या आहेत.`,
  notRead: (label, example) => `“${label}” मध्ये संख्या लिहा, उदा. ${example}.`,
};

export const nameTexts: Translated<typeof english.nameTexts> = {
  search: { make: 'कंपनी शोधा', model: 'मॉडेल शोधा' },
  searchFirst: 'आधी कंपनी निवडा, किंवा मॉडेल शोधा.',
  none: 'यादीत असे नाव नाही.',
  add: (typed) => `“${typed}” जोडा`,
};

export const boxTexts: Translated<typeof english.boxTexts> = {
  make: { car: 'कार कंपनी', bike: 'बाइक कंपनी' },
  district: (place) => `जिल्हा, ${place}`,
  dealer: (district) => (district ? `डीलर, ${district}` : 'डीलर'),
  dealerCalled: (name, district) => (district ? `${name}, डीलर, ${district}` : name),
  recent: { car: 'कारमधील मागील शोध', bike: 'बाइकमधील मागील शोध' },
  conditions: (conditions) => conditions.join(', '),
  forget: 'मागील शोध काढा',
};

export const noteTexts: Translated<typeof english.noteTexts> = {
  resultsFor: (meant) => `“${meant}” चे निकाल दाखवत आहोत.`,
  instead: (typed) => `त्याऐवजी “${typed}” शोधा.`,
  ignored: (words) => `याने शोधले नाही: ${words.join(', ')}.`,
  unsaid: (words) => {
    const quoted = words.map((word) => `“${word}”`).join(' किंवा ');
    return words.length > 1
      ? `कोणत्याही लिस्टिंगमध्ये ${quoted} लिहिलेले नाही. त्यांच्याशिवाय निकाल दाखवले आहेत.`
      : `कोणत्याही लिस्टिंगमध्ये ${quoted} लिहिलेले नाही. त्याशिवाय निकाल दाखवले आहेत.`;
  },
  noLocation: 'तुमचे लोकेशन माहीत नाही. फिल्टरमध्ये ठिकाण निवडता येते.',
};

export const alternativeTexts: Translated<typeof english.alternativeTexts> = {
  title: 'असेच शोध',
  within: (count, radius) => `${radius} km पर्यंत: ${count}`,
  around: (count, { place, within }) => `${place} पासून ${within} km पर्यंत: ${count}`,
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
    near: (count) => `संपूर्ण भारतात: ${count}`,
    district: (count) => `संपूर्ण भारतात: ${count}`,
    maxPrice: (count) => `वरच्या किंमत मर्यादेशिवाय: ${count}`,
    minPrice: (count) => `खालच्या किंमत मर्यादेशिवाय: ${count}`,
    minYear: (count) => `कितीही जुन्या वर्षाच्या: ${count}`,
    maxYear: (count) => `कितीही नवीन वर्षाच्या: ${count}`,
    maxKilometers: (count) => `कितीही किलोमीटर चाललेल्या: ${count}`,
    transmission: (count) => `कोणत्याही गिअरच्या: ${count}`,
    fuelType: (count) => `कोणत्याही इंधनाच्या: ${count}`,
    engineSize: (count) => `कोणत्याही इंजिनच्या: ${count}`,
    bodyType: (count) => `कोणत्याही बॉडी टाइपच्या: ${count}`,
    seatingCapacity: (count) => `कितीही सीटच्या: ${count}`,
    owners: (count) => `कितीही मालकांच्या: ${count}`,
    papers: (count) => `कशाही कागदपत्रांच्या: ${count}`,
    model: (count) => `कोणत्याही मॉडेलच्या: ${count}`,
    make: (count) => `कोणत्याही कंपनीच्या: ${count}`,
    q: (count) => `या शब्दांशिवाय: ${count}`,
  },
  insteadOf: (limit) => `“${limit}” ऐवजी`,
};

export const foundTexts: Translated<typeof english.foundTexts> = {
  count: {
    car: (count) => `${cars(count)} ${found(count)}`,
    bike: (count) => `${bikes(count)} ${found(count)}`,
  },
  countSoFar: {
    car: (count) => `आतापर्यंत ${cars(count)} ${found(count)}`,
    bike: (count) => `आतापर्यंत ${bikes(count)} ${found(count)}`,
  },
  withoutUnpriced: ', किंमत नसलेल्या सोडून',
  leftOut: (words) => ` (${words.map((word) => `“${word}”`).join(', ')} शिवाय: एका शोधात दोन शब्द येतात)`,
  tooWide: 'एका वेळी इतके शोधता येत नाही. कृपया निवडलेल्या काही गोष्टी काढा.',
  noneWith: {
    car: (conditions) => `यासह कोणतीही कार सापडली नाही: ${conditions.join(', ')}.`,
    bike: (conditions) => `यासह कोणतीही बाइक सापडली नाही: ${conditions.join(', ')}.`,
  },
  none: { car: 'कोणतीही कार सापडली नाही.', bike: 'कोणतीही बाइक सापडली नाही.' },
  later: 'नेटवर्क येताच शोध पुढे जाईल.',
  listBefore: (time) => `तोपर्यंत ही ${time} ची यादी आहे.`,
};
