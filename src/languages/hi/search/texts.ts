import type * as english from '../../../search/texts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

const cars = (count: string) => `${count} ${plural(count, { one: 'कार', other: 'कारें' })}`;
const bikes = (count: string) => `${count} ${plural(count, { one: 'बाइक', other: 'बाइकें' })}`;

const found = (count: string) => plural(count, { one: 'मिली', other: 'मिलीं' });

export const searchTexts: Translated<typeof english.searchTexts> = {
  label: { car: 'कार खोजें', bike: 'बाइक खोजें' },
  hint: { car: 'स्विफ़्ट जयपुर', bike: 'रॉयल एनफ़ील्ड' },
  filters: 'फ़िल्टर',
  filtersWith: (count) => (count > 0 ? `फ़िल्टर (${count})` : 'फ़िल्टर'),
  active: 'लगे हुए फ़िल्टर',
  any: 'कोई भी',
  more: 'और दिखाएँ',
  less: 'कम दिखाएँ',
  remove: (condition) => `${condition} हटाएँ`,
  not: (value) => `${value} नहीं`,
  clear: 'सब हटाएँ',
  show: { car: 'कारें देखें', bike: 'बाइकें देखें' },
  showCount: {
    car: (count) => `${cars(count)} देखें`,
    bike: (count) => `${bikes(count)} देखें`,
  },
  sort: 'क्रम',
  anyOf: (values) =>
    values.length > 2 ? `${values.slice(0, 2).join(', ')} और ${values.length - 2} अन्य` : values.join(' या '),
};

export const sortLabels: Translated<typeof english.sortLabels> = {
  newest: 'सबसे नई पहले',
  posted: 'सबसे पुरानी लिस्टिंग पहले',
  cheapest: 'कीमत: कम से ज़्यादा',
  dearest: 'कीमत: ज़्यादा से कम',
  latestModel: 'साल: सबसे नया पहले',
  leastDriven: 'किलोमीटर: सबसे कम पहले',
  nearest: 'सबसे पास की पहले',
};

export const filterLabels: Translated<typeof english.filterLabels> = {
  minPrice: 'कीमत कम से कम',
  maxPrice: 'कीमत ज़्यादा से ज़्यादा',
  minYear: 'साल कब से',
  maxYear: 'साल कब तक',
  maxKilometers: 'किलोमीटर ज़्यादा से ज़्यादा',
  fuelType: 'फ़्यूल',
  transmission: 'गियर',
  engineSize: 'इंजन (cc)',
  bodyType: 'बॉडी टाइप',
  make: 'कंपनी',
  model: 'मॉडल',
  seatingCapacity: 'सीटें',
  owners: 'मालिक',
  papers: 'काग़ज़ात',
  district: 'ज़िला',
};

export const filterTexts: Translated<typeof english.filterTexts> = {
  lakh: (amount) => `${amount} लाख`,
  minPrice: (amount) => `₹${amount} से`,
  maxPrice: (amount) => `₹${amount} तक`,
  minYear: (year) => `${year} या बाद की`,
  maxYear: (year) => `${year} या पहले की`,
  maxKilometers: (distance) => `${distance} km तक`,
  seats: (count) => `${count} सीटें`,
  papers: 'काग़ज़ात पूरे',
  owners: { '1': 'पहला मालिक', '2': 'दूसरा मालिक', '3': 'तीसरा मालिक', '4+': 'चौथा मालिक या आगे' },
};

export const nearTexts: Translated<typeof english.nearTexts> = {
  label: 'जगह के पास',
  within: 'कितनी दूर तक',
  radius: (radius) => `${radius} km`,
  chosen: ({ place, within }) => `${place} से ${within} km तक`,
  wider: ({ place, within }) => `${place} से ${within} km तक खोजें`,
  placeholder: 'ज़िला या शहर',
  here: 'मेरी लोकेशन लें',
  aroundHere: (within) => `आपसे ${within} km तक`,
  asking: 'आपकी लोकेशन पता की जा रही है…',
  hint: 'दूरी ज़िलों के मुख्य शहरों के बीच की है।',
  problems: {
    refused: 'आपका ब्राउज़र लोकेशन नहीं बताता। कृपया ज़िला लिखें।',
    unknown: 'आपकी लोकेशन पता नहीं चली। कृपया ज़िला लिखें।',
    abroad: 'भारत का कोई ज़िला आपके पास नहीं है। कृपया ज़िला लिखें।',
  },
  cut: (asked, inAll, reach) => `, ${inAll} में से सबसे पास के ${asked} ज़िलों में (${reach} km तक): एक खोज में इससे ज़्यादा नहीं आते`,
  unknownPlace: (place) => `, सिर्फ़ ${place} में: इस नाम का कोई ज़िला नहीं मिला`,
};

export const dealersNearTexts: Translated<typeof english.dealersNearTexts> = {
  title: 'आपके पास के डीलर',
  near: (place) => `${place} के पास के डीलर`,
  lead: 'ब्राउज़र से पूछा जाता है कि आप कहाँ हैं। जगह इसी डिवाइस में रहती है।',
  within: (kilometers) => `${kilometers} km तक`,
  loading: 'डीलर खोजे जा रहे हैं...',
  none: (place) => `${place} के पास अभी कोई डीलर नहीं है।`,
  failed: 'डीलर लोड नहीं हो सके। कृपया फिर कोशिश करें।',
  all: 'सभी डीलर देखें',
};

export const rangeTexts: Translated<typeof english.rangeTexts> = {
  price: 'कीमत',
  year: 'साल',
  lowestPrice: 'सबसे कम कीमत',
  highestPrice: 'सबसे ज़्यादा कीमत',
  earliestYear: 'सबसे पुराना साल',
  latestYear: 'सबसे नया साल',
  priceExample: { car: '5 लाख', bike: '60,000' },
  yearExample: '2018',
  turned: (from, to) => `“${from}” में “${to}” से बड़ी संख्या थी, इसलिए दोनों को आपस में बदल दिया गया है।`,
  notRead: (label, example) => `“${label}” में संख्या लिखें, जैसे ${example}।`,
};

export const nameTexts: Translated<typeof english.nameTexts> = {
  search: { make: 'कंपनी खोजें', model: 'मॉडल खोजें' },
  searchFirst: 'पहले कंपनी चुनें, या मॉडल खोजें।',
  none: 'सूची में ऐसा कोई नाम नहीं है।',
  add: (typed) => `“${typed}” जोड़ें`,
};

export const boxTexts: Translated<typeof english.boxTexts> = {
  make: { car: 'कार कंपनी', bike: 'बाइक कंपनी' },
  district: (place) => `ज़िला, ${place}`,
  dealer: (district) => (district ? `डीलर, ${district}` : 'डीलर'),
  dealerCalled: (name, district) => (district ? `${name}, डीलर, ${district}` : name),
  recent: { car: 'कारों में पिछली खोज', bike: 'बाइकों में पिछली खोज' },
  conditions: (conditions) => conditions.join(', '),
  forget: 'पिछली खोजें हटाएँ',
};

export const noteTexts: Translated<typeof english.noteTexts> = {
  resultsFor: (meant) => `“${meant}” के नतीजे दिखाए जा रहे हैं।`,
  instead: (typed) => `इसकी जगह “${typed}” खोजें।`,
  ignored: (words) => `इनसे नहीं खोजा गया: ${words.join(', ')}।`,
  unsaid: (words) => {
    const quoted = words.map((word) => `“${word}”`).join(' या ');
    return words.length > 1
      ? `किसी लिस्टिंग में ${quoted} नहीं लिखा है। इनके बिना नतीजे दिखाए गए हैं।`
      : `किसी लिस्टिंग में ${quoted} नहीं लिखा है। इसके बिना नतीजे दिखाए गए हैं।`;
  },
  noLocation: 'आपकी लोकेशन पता नहीं है। फ़िल्टर में जगह चुनी जा सकती है।',
};

export const alternativeTexts: Translated<typeof english.alternativeTexts> = {
  title: 'इससे मिलती-जुलती खोजें',
  within: (count, radius) => `${radius} km तक: ${count}`,
  around: (count, { place, within }) => `${place} से ${within} km तक: ${count}`,
  otherTransmission: {
    Manual: (count) => `मैनुअल: ${count}`,
    Automatic: (count) => `ऑटोमैटिक: ${count}`,
  },
  wider: {
    minPrice: (count, amount) => `₹${amount} से: ${count}`,
    maxPrice: (count, amount) => `₹${amount} तक: ${count}`,
    minYear: (count, year) => `${year} या बाद की: ${count}`,
    maxYear: (count, year) => `${year} या पहले की: ${count}`,
    maxKilometers: (count, distance) => `${distance} km तक: ${count}`,
  },
  without: {
    near: (count) => `पूरे भारत में: ${count}`,
    district: (count) => `पूरे भारत में: ${count}`,
    maxPrice: (count) => `ऊपर की कीमत की सीमा के बिना: ${count}`,
    minPrice: (count) => `नीचे की कीमत की सीमा के बिना: ${count}`,
    minYear: (count) => `किसी भी पुराने साल की: ${count}`,
    maxYear: (count) => `किसी भी नए साल की: ${count}`,
    maxKilometers: (count) => `कितने भी किलोमीटर चली: ${count}`,
    transmission: (count) => `किसी भी गियर की: ${count}`,
    fuelType: (count) => `किसी भी फ़्यूल की: ${count}`,
    engineSize: (count) => `किसी भी इंजन की: ${count}`,
    bodyType: (count) => `किसी भी बॉडी टाइप की: ${count}`,
    seatingCapacity: (count) => `कितनी भी सीटों की: ${count}`,
    owners: (count) => `कितने भी मालिकों की: ${count}`,
    papers: (count) => `कैसे भी काग़ज़ात की: ${count}`,
    model: (count) => `किसी भी मॉडल की: ${count}`,
    make: (count) => `किसी भी कंपनी की: ${count}`,
    q: (count) => `इन शब्दों के बिना: ${count}`,
  },
  insteadOf: (limit) => `“${limit}” की जगह`,
};

export const foundTexts: Translated<typeof english.foundTexts> = {
  count: {
    car: (count) => `${cars(count)} ${found(count)}`,
    bike: (count) => `${bikes(count)} ${found(count)}`,
  },
  countSoFar: {
    car: (count) => `अब तक ${cars(count)} ${found(count)}`,
    bike: (count) => `अब तक ${bikes(count)} ${found(count)}`,
  },
  withoutUnpriced: ', बिना कीमत वाली छोड़कर',
  leftOut: (words) => ` (${words.map((word) => `“${word}”`).join(', ')} के बिना: एक खोज में दो शब्द आते हैं)`,
  tooWide: 'एक बार में इतना नहीं खोजा जा सकता। कृपया कुछ चुनी हुई चीज़ें हटाएँ।',
  noneWith: {
    car: (conditions) => `इनके साथ कोई कार नहीं मिली: ${conditions.join(', ')}।`,
    bike: (conditions) => `इनके साथ कोई बाइक नहीं मिली: ${conditions.join(', ')}।`,
  },
  none: { car: 'कोई कार नहीं मिली।', bike: 'कोई बाइक नहीं मिली।' },
  later: 'नेटवर्क लौटते ही खोज आगे बढ़ेगी।',
  listBefore: (time) => `तब तक यह ${time} की सूची है।`,
};
