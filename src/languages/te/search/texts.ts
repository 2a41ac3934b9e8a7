import type * as english from '../../../search/texts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

const cars = (count: string) => `${count} ${plural(count, { one: 'కారు', other: 'కార్లు' })}`;
const bikes = (count: string) => `${count} ${plural(count, { one: 'బైక్', other: 'బైక్‌లు' })}`;

const found = (count: string) => plural(count, { one: 'దొరికింది', other: 'దొరికాయి' });

/** As an amount stands before వరకు or నుంచి: '5 లక్షలు' becomes '5 లక్షల'. */
const before = (amount: string) => amount.replace(/లక్షలు$/, 'లక్షల');

const priceFrom = (amount: string) => `₹${before(amount)} నుంచి`;
const priceUpTo = (amount: string) => `₹${before(amount)} వరకు`;

export const searchTexts: Translated<typeof english.searchTexts> = {
  label: { car: 'కార్లు వెతకండి', bike: 'బైక్‌లు వెతకండి' },
  hint: { car: 'స్విఫ్ట్ జైపూర్', bike: 'రాయల్ ఎన్‌ఫీల్డ్' },
  filters: 'ఫిల్టర్లు',
  filtersWith: (count) => (count > 0 ? `ఫిల్టర్లు (${count})` : 'ఫిల్టర్లు'),
  active: 'పెట్టిన ఫిల్టర్లు',
  any: 'ఏదైనా',
  more: 'మరిన్ని',
  less: 'తక్కువ',
  remove: (condition) => `తీసేయండి: ${condition}`,
  not: (value) => `${value} కాదు`,
  clear: 'అన్నీ తీసేయండి',
  show: { car: 'కార్లు చూడండి', bike: 'బైక్‌లు చూడండి' },
  showCount: {
    car: (count) => `${cars(count)} చూడండి`,
    bike: (count) => `${bikes(count)} చూడండి`,
  },
  sort: 'క్రమం',
  anyOf: (values) =>
    values.length > 2 ? `${values.slice(0, 2).join(', ')}, మరో ${values.length - 2}` : values.join(' లేదా '),
};

export const sortLabels: Translated<typeof english.sortLabels> = {
  newest: 'కొత్తవి ముందు',
  posted: 'పాత లిస్టింగ్‌లు ముందు',
  cheapest: 'ధర: తక్కువ నుంచి ఎక్కువ',
  dearest: 'ధర: ఎక్కువ నుంచి తక్కువ',
  latestModel: 'సంవత్సరం: కొత్తవి ముందు',
  leastDriven: 'కిలోమీటర్లు: తక్కువవి ముందు',
  nearest: 'దగ్గరివి ముందు',
};

export const filterLabels: Translated<typeof english.filterLabels> = {
  minPrice: 'కనీస ధర',
  maxPrice: 'గరిష్ఠ ధర',
  minYear: 'ఏ సంవత్సరం నుంచి',
  maxYear: 'ఏ సంవత్సరం వరకు',
  maxKilometers: 'గరిష్ఠ కిలోమీటర్లు',
  fuelType: 'ఫ్యూయల్',
  transmission: 'గేర్',
  engineSize: 'ఇంజన్ (cc)',
  bodyType: 'బాడీ టైప్',
  make: 'కంపెనీ',
  model: 'మోడల్',
  seatingCapacity: 'సీట్లు',
  owners: 'ఓనర్లు',
  papers: 'పేపర్లు',
  district: 'జిల్లా',
};

export const filterTexts: Translated<typeof english.filterTexts> = {
  lakh: (amount) => `${amount} ${plural(amount, { one: 'లక్ష', other: 'లక్షలు' })}`,
  minPrice: priceFrom,
  maxPrice: priceUpTo,
  minYear: (year) => `${year} లేదా ఆ తర్వాత`,
  maxYear: (year) => `${year} లేదా అంతకుముందు`,
  maxKilometers: (distance) => `${distance} km వరకు`,
  seats: (count) => `${count} ${plural(count, { one: 'సీటు', other: 'సీట్లు' })}`,
  papers: 'పేపర్లన్నీ ఉన్నాయి',
  owners: { '1': 'మొదటి ఓనర్', '2': 'రెండో ఓనర్', '3': 'మూడో ఓనర్', '4+': 'నాలుగో ఓనర్ లేదా ఆపై' },
};

export const nearTexts: Translated<typeof english.nearTexts> = {
  label: 'దగ్గర్లో',
  within: 'ఎంత దూరంలో',
  radius: (radius) => `${radius} km`,
  chosen: ({ place, within }) => `${place} నుంచి ${within} km లోపు`,
  wider: ({ place, within }) => `${place} నుంచి ${within} km లోపు వెతకండి`,
  placeholder: 'జిల్లా లేదా ఊరు',
  here: 'నా లొకేషన్ వాడండి',
  aroundHere: (within) => `మీ నుంచి ${within} km లోపు`,
  asking: 'మీ లొకేషన్ చూస్తున్నాము…',
  hint: 'దూరాలు జిల్లాల ముఖ్య పట్టణాల మధ్య ఉన్నవి.',
  problems: {
    refused: 'మీ బ్రౌజర్ లొకేషన్ ఇవ్వడం లేదు. జిల్లా పేరు రాయండి.',
    unknown: 'మీ లొకేషన్ దొరకలేదు. జిల్లా పేరు రాయండి.',
    abroad: 'మీకు దగ్గర్లో భారతదేశపు జిల్లా ఏదీ లేదు. జిల్లా పేరు రాయండి.',
  },
  cut: (asked, inAll, reach) =>
    `, ${inAll} జిల్లాల్లో బాగా దగ్గరగా ఉన్న ${asked} జిల్లాల్లో (${reach} km వరకు): ఒక సెర్చ్‌లో అంతకంటే ఎక్కువ కుదరదు`,
  unknownPlace: (place) => `, ${place} అనే చోట మాత్రమే: ఆ పేరుతో జిల్లా ఏదీ దొరకలేదు`,
};

export const dealersNearTexts: Translated<typeof english.dealersNearTexts> = {
  title: 'మీకు దగ్గర్లోని డీలర్లు',
  near: (place) => `${place} దగ్గర్లోని డీలర్లు`,
  lead: 'మీరు ఎక్కడున్నారో మీ బ్రౌజర్‌ను అడుగుతాము. ఆ సమాచారం ఈ డివైజ్‌లోనే ఉంటుంది.',
  within: (kilometers) => `${kilometers} km వరకు`,
  loading: 'డీలర్ల కోసం వెతుకుతున్నాము...',
  none: (place) => `${place} దగ్గర్లో ఇంకా డీలర్లు ఎవరూ లేరు.`,
  failed: 'డీలర్ల జాబితా లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  all: 'డీలర్లందరినీ చూడండి',
};

export const rangeTexts: Translated<typeof english.rangeTexts> = {
  price: 'ధర',
  year: 'సంవత్సరం',
  lowestPrice: 'కనీస ధర',
  highestPrice: 'గరిష్ఠ ధర',
  earliestYear: 'ఏ సంవత్సరం నుంచి',
  latestYear: 'ఏ సంవత్సరం వరకు',
  priceExample: { car: '5 లక్షలు', bike: '60,000' },
  yearExample: '2018',
  turned: (from, to) => `“${from}” దగ్గర “${to}” కంటే పెద్ద సంఖ్య ఉంది, అందుకే రెండింటినీ అటూ ఇటూ మార్చాము.`,
  notRead: (label, example) => `“${label}” దగ్గర సంఖ్య రాయండి, ఉదాహరణకు ${example}.`,
};

export const nameTexts: Translated<typeof english.nameTexts> = {
  search: { make: 'కంపెనీ వెతకండి', model: 'మోడల్ వెతకండి' },
  searchFirst: 'ముందు కంపెనీ ఎంచుకోండి, లేదా మోడల్ వెతకండి.',
  none: 'జాబితాలో ఇలాంటి పేరు లేదు.',
  add: (typed) => `“${typed}” జోడించండి`,
};

export const boxTexts: Translated<typeof english.boxTexts> = {
  make: { car: 'కార్ల కంపెనీ', bike: 'బైక్‌ల కంపెనీ' },
  district: (place) => `జిల్లా, ${place}`,
  dealer: (district) => (district ? `డీలర్, ${district}` : 'డీలర్'),
  dealerCalled: (name, district) => (district ? `${name}, డీలర్, ${district}` : name),
  recent: { car: 'కార్లలో ఇటీవలి సెర్చ్', bike: 'బైక్‌లలో ఇటీవలి సెర్చ్' },
  conditions: (conditions) => conditions.join(', '),
  forget: 'ఇటీవలి సెర్చ్‌లు తీసేయండి',
};

export const noteTexts: Translated<typeof english.noteTexts> = {
  resultsFor: (meant) => `“${meant}” కోసం ఫలితాలు చూపిస్తున్నాము.`,
  instead: (typed) => `బదులుగా “${typed}” అని వెతకండి.`,
  ignored: (words) => `వీటితో వెతకలేదు: ${words.join(', ')}.`,
  unsaid: (words) => {
    const quoted = words.map((word) => `“${word}”`).join(' లేదా ');
    return words.length > 1
      ? `ఏ లిస్టింగ్‌లోనూ ${quoted} అని లేదు. అవి లేకుండా చూపిస్తున్నాము.`
      : `ఏ లిస్టింగ్‌లోనూ ${quoted} అని లేదు. అది లేకుండా చూపిస్తున్నాము.`;
  },
  noLocation: 'మీ లొకేషన్ తెలియదు. ఫిల్టర్లలో ప్రాంతం ఎంచుకోవచ్చు.',
};

export const alternativeTexts: Translated<typeof english.alternativeTexts> = {
  title: 'ఇలాంటి మరికొన్ని సెర్చ్‌లు',
  within: (count, radius) => `${radius} km లోపు: ${count}`,
  around: (count, { place, within }) => `${place} నుంచి ${within} km లోపు: ${count}`,
  otherTransmission: {
    Manual: (count) => `మాన్యువల్: ${count}`,
    Automatic: (count) => `ఆటోమేటిక్: ${count}`,
  },
  wider: {
    minPrice: (count, amount) => `${priceFrom(amount)}: ${count}`,
    maxPrice: (count, amount) => `${priceUpTo(amount)}: ${count}`,
    minYear: (count, year) => `${year} లేదా ఆ తర్వాత: ${count}`,
    maxYear: (count, year) => `${year} లేదా అంతకుముందు: ${count}`,
    maxKilometers: (count, distance) => `${distance} km వరకు: ${count}`,
  },
  without: {
    near: (count) => `దేశమంతటా: ${count}`,
    district: (count) => `దేశమంతటా: ${count}`,
    maxPrice: (count) => `గరిష్ఠ ధర లేకుండా: ${count}`,
    minPrice: (count) => `కనీస ధర లేకుండా: ${count}`,
    minYear: (count) => `ఎంత పాత సంవత్సరమైనా: ${count}`,
    maxYear: (count) => `ఎంత కొత్త సంవత్సరమైనా: ${count}`,
    maxKilometers: (count) => `ఎన్ని కిలోమీటర్లైనా: ${count}`,
    transmission: (count) => `ఏ గేర్ అయినా: ${count}`,
    fuelType: (count) => `ఏ ఫ్యూయల్ అయినా: ${count}`,
    engineSize: (count) => `ఏ ఇంజన్ అయినా: ${count}`,
    bodyType: (count) => `ఏ బాడీ టైప్ అయినా: ${count}`,
    seatingCapacity: (count) => `ఎన్ని సీట్లైనా: ${count}`,
    owners: (count) => `ఎంత మంది ఓనర్లైనా: ${count}`,
    papers: (count) => `ఏ పేపర్లైనా: ${count}`,
    model: (count) => `ఏ మోడల్ అయినా: ${count}`,
    make: (count) => `ఏ కంపెనీ అయినా: ${count}`,
    q: (count) => `ఈ పదాలు లేకుండా: ${count}`,
  },
  insteadOf: (limit) => `“${limit}” బదులు`,
};

export const foundTexts: Translated<typeof english.foundTexts> = {
  count: {
    car: (count) => `${cars(count)} ${found(count)}`,
    bike: (count) => `${bikes(count)} ${found(count)}`,
  },
  countSoFar: {
    car: (count) => `ఇప్పటివరకు ${cars(count)} ${found(count)}`,
    bike: (count) => `ఇప్పటివరకు ${bikes(count)} ${found(count)}`,
  },
  withoutUnpriced: ', ధర చెప్పనివి కాకుండా',
  leftOut: (words) => ` (${words.map((word) => `“${word}”`).join(', ')} లేకుండా: ఒక సెర్చ్‌లో రెండు పదాలే కుదురుతాయి)`,
  tooWide: 'ఒకేసారి ఇంత వెతకడం కుదరదు. మీరు ఎంచుకున్న వాటిలో కొన్ని తీసేయండి.',
  noneWith: {
    car: (conditions) => `వీటితో కార్లు దొరకలేదు: ${conditions.join(', ')}.`,
    bike: (conditions) => `వీటితో బైక్‌లు దొరకలేదు: ${conditions.join(', ')}.`,
  },
  none: { car: 'కార్లు దొరకలేదు.', bike: 'బైక్‌లు దొరకలేదు.' },
  later: 'నెట్‌వర్క్ రాగానే సెర్చ్ కొనసాగుతుంది.',
  listBefore: (time) => `అప్పటివరకు, ఇది పాత జాబితా (${time}).`,
};
