import type * as english from '../../../search/texts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

const cars = (count: string) => `${count} ${plural(count, { one: 'கார்', other: 'கார்கள்' })}`;
const bikes = (count: string) => `${count} ${plural(count, { one: 'பைக்', other: 'பைக்குகள்' })}`;

export const searchTexts: Translated<typeof english.searchTexts> = {
  label: { car: 'கார் தேடவும்', bike: 'பைக் தேடவும்' },
  hint: { car: 'ஸ்விஃப்ட் ஜெய்ப்பூர்', bike: 'ராயல் என்ஃபீல்டு' },
  filters: 'ஃபில்டர்',
  filtersWith: (count) => (count > 0 ? `ஃபில்டர் (${count})` : 'ஃபில்டர்'),
  active: 'தேர்ந்தெடுத்த ஃபில்டர்கள்',
  any: 'எதுவும்',
  more: 'மேலும்',
  less: 'குறைவாக',
  remove: (condition) => `நீக்கவும்: ${condition}`,
  not: (value) => `${value} வேண்டாம்`,
  clear: 'எல்லாம் நீக்கவும்',
  show: { car: 'கார்களைக் காட்டவும்', bike: 'பைக்குகளைக் காட்டவும்' },
  showCount: {
    car: (count) => `${count} ${plural(count, { one: 'காரைக்', other: 'கார்களைக்' })} காட்டவும்`,
    bike: (count) => `${count} ${plural(count, { one: 'பைக்கைக்', other: 'பைக்குகளைக்' })} காட்டவும்`,
  },
  sort: 'வரிசை',
  anyOf: (values) =>
    values.length > 2 ? `${values.slice(0, 2).join(', ')}, மேலும் ${values.length - 2}` : values.join(' அல்லது '),
};

export const sortLabels: Translated<typeof english.sortLabels> = {
  newest: 'புதியவை முதலில்',
  posted: 'பழைய லிஸ்டிங் முதலில்',
  cheapest: 'விலை: குறைவு முதலில்',
  dearest: 'விலை: அதிகம் முதலில்',
  latestModel: 'வருடம்: புதியது முதலில்',
  leastDriven: 'கிலோமீட்டர்: குறைவு முதலில்',
  nearest: 'அருகில் உள்ளவை முதலில்',
};

export const filterLabels: Translated<typeof english.filterLabels> = {
  minPrice: 'குறைந்தபட்ச விலை',
  maxPrice: 'அதிகபட்ச விலை',
  minYear: 'எந்த வருடம் முதல்',
  maxYear: 'எந்த வருடம் வரை',
  maxKilometers: 'அதிகபட்ச கிலோமீட்டர்',
  fuelType: 'எரிபொருள்',
  transmission: 'கியர்',
  engineSize: 'இன்ஜின் (cc)',
  bodyType: 'பாடி டைப்',
  make: 'கம்பெனி',
  model: 'மாடல்',
  seatingCapacity: 'சீட்',
  owners: 'ஓனர்கள்',
  papers: 'ஆவணங்கள்',
  district: 'மாவட்டம்',
};

export const filterTexts: Translated<typeof english.filterTexts> = {
  lakh: (amount) => `${amount} லட்சம்`,
  minPrice: (amount) => `₹${amount} முதல்`,
  maxPrice: (amount) => `₹${amount} வரை`,
  minYear: (year) => `${year} அல்லது புதியது`,
  maxYear: (year) => `${year} அல்லது பழையது`,
  maxKilometers: (distance) => `${distance} km வரை`,
  seats: (count) => `${count} சீட்`,
  papers: 'முழு ஆவணங்கள்',
  owners: { '1': 'முதல் ஓனர்', '2': 'இரண்டாவது ஓனர்', '3': 'மூன்றாவது ஓனர்', '4+': 'நான்காவது ஓனர் அல்லது மேல்' },
};

export const nearTexts: Translated<typeof english.nearTexts> = {
  label: 'அருகில்',
  within: 'தூரம்',
  radius: (radius) => `${radius} km`,
  chosen: ({ place, within }) => `${place} அருகில் ${within} km வரை`,
  wider: ({ place, within }) => `${place} அருகில் ${within} km வரை தேடவும்`,
  placeholder: 'மாவட்டம் அல்லது ஊர்',
  here: 'என் லொகேஷனை எடுக்கவும்',
  aroundHere: (within) => `உங்களிடமிருந்து ${within} km வரை`,
  asking: 'உங்கள் லொகேஷனைக் கண்டுபிடிக்கிறது…',
  hint: 'தூரம் என்பது மாவட்டங்களின் முக்கிய ஊர்களுக்கு இடையில் உள்ளது.',
  problems: {
    refused: 'உங்கள் பிரவுசர் லொகேஷனைத் தருவதில்லை. மாவட்டத்தை எழுதுங்கள்.',
    unknown: 'உங்கள் லொகேஷனைக் கண்டுபிடிக்க முடியவில்லை. மாவட்டத்தை எழுதுங்கள்.',
    abroad: 'உங்கள் அருகில் இந்திய மாவட்டம் எதுவும் இல்லை. மாவட்டத்தை எழுதுங்கள்.',
  },
  cut: (asked, inAll, reach) =>
    `, ${inAll} மாவட்டங்களில் மிக அருகில் உள்ள ${asked} மாவட்டங்களில் (${reach} km வரை): ஒரு தேடலில் இவ்வளவுதான் முடியும்`,
  unknownPlace: (place) => `, ${place} மட்டும்: இந்தப் பெயரில் எந்த மாவட்டமும் தெரியவில்லை`,
};

export const dealersNearTexts: Translated<typeof english.dealersNearTexts> = {
  title: 'உங்கள் அருகில் உள்ள டீலர்கள்',
  near: (place) => `${place} அருகில் உள்ள டீலர்கள்`,
  lead: 'நீங்கள் எங்கே இருக்கிறீர்கள் என்று உங்கள் பிரவுசரிடம் கேட்கப்படும். இடம் இந்த டிவைஸிலேயே இருக்கும்.',
  within: (kilometers) => `${kilometers} km வரை`,
  loading: 'டீலர்களைத் தேடுகிறது...',
  none: (place) => `${place} அருகில் இன்னும் எந்த டீலரும் இல்லை.`,
  failed: 'டீலர்கள் பட்டியல் லோடு ஆகவில்லை. மீண்டும் முயற்சியுங்கள்.',
  all: 'எல்லா டீலர்களையும் பார்க்க',
};

export const rangeTexts: Translated<typeof english.rangeTexts> = {
  price: 'விலை',
  year: 'வருடம்',
  lowestPrice: 'குறைந்த விலை',
  highestPrice: 'அதிக விலை',
  earliestYear: 'தொடக்க வருடம்',
  latestYear: 'கடைசி வருடம்',
  priceExample: { car: '5 லட்சம்', bike: '60,000' },
  yearExample: '2018',
  turned: (from, to) => `“${from}” எண் “${to}” எண்ணை விடப் பெரியதாக இருந்ததால், இரண்டும் மாற்றி வைக்கப்பட்டன.`,
  notRead: (label, example) => `“${label}” இடத்தில் எண்ணை எழுதுங்கள், உதாரணமாக ${example}.`,
};

export const nameTexts: Translated<typeof english.nameTexts> = {
  search: { make: 'கம்பெனி தேடவும்', model: 'மாடல் தேடவும்' },
  searchFirst: 'முதலில் கம்பெனியைத் தேர்ந்தெடுங்கள், அல்லது மாடலைத் தேடுங்கள்.',
  none: 'பட்டியலில் இப்படி ஒரு பெயர் இல்லை.',
  add: (typed) => `சேர்க்கவும்: “${typed}”`,
};

export const boxTexts: Translated<typeof english.boxTexts> = {
  make: { car: 'கார் கம்பெனி', bike: 'பைக் கம்பெனி' },
  district: (place) => `மாவட்டம், ${place}`,
  dealer: (district) => (district ? `டீலர், ${district}` : 'டீலர்'),
  dealerCalled: (name, district) => (district ? `${name}, டீலர், ${district}` : name),
  recent: { car: 'கார்களில் சமீபத்திய தேடல்', bike: 'பைக்குகளில் சமீபத்திய தேடல்' },
  conditions: (conditions) => conditions.join(', '),
  forget: 'சமீபத்திய தேடல்களை நீக்கவும்',
};

export const noteTexts: Translated<typeof english.noteTexts> = {
  resultsFor: (meant) => `“${meant}” என்பதற்கான முடிவுகளைக் காட்டுகிறது.`,
  instead: (typed) => `இதற்குப் பதில் “${typed}” என்று தேடவும்.`,
  ignored: (words) => `தேடாதவை: ${words.join(', ')}.`,
  unsaid: (words) => {
    const quoted = words.map((word) => `“${word}”`).join(' அல்லது ');
    return words.length > 1
      ? `எந்த லிஸ்டிங்கிலும் ${quoted} என்று இல்லை. இவை இல்லாமல் காட்டுகிறது.`
      : `எந்த லிஸ்டிங்கிலும் ${quoted} என்று இல்லை. இது இல்லாமல் காட்டுகிறது.`;
  },
  noLocation: 'உங்கள் லொகேஷன் தெரியவில்லை. ஃபில்டரில் இடத்தைத் தேர்ந்தெடுக்கலாம்.',
};

export const alternativeTexts: Translated<typeof english.alternativeTexts> = {
  title: 'இதற்கு நெருக்கமான தேடல்கள்',
  within: (count, radius) => `${radius} km வரை: ${count}`,
  around: (count, { place, within }) => `${place} அருகில் ${within} km வரை: ${count}`,
  otherTransmission: {
    Manual: (count) => `மேனுவல்: ${count}`,
    Automatic: (count) => `ஆட்டோமேட்டிக்: ${count}`,
  },
  wider: {
    minPrice: (count, amount) => `₹${amount} முதல்: ${count}`,
    maxPrice: (count, amount) => `₹${amount} வரை: ${count}`,
    minYear: (count, year) => `${year} அல்லது புதியது: ${count}`,
    maxYear: (count, year) => `${year} அல்லது பழையது: ${count}`,
    maxKilometers: (count, distance) => `${distance} km வரை: ${count}`,
  },
  without: {
    near: (count) => `இந்தியா முழுவதும்: ${count}`,
    district: (count) => `இந்தியா முழுவதும்: ${count}`,
    maxPrice: (count) => `அதிகபட்ச விலை இல்லாமல்: ${count}`,
    minPrice: (count) => `குறைந்தபட்ச விலை இல்லாமல்: ${count}`,
    minYear: (count) => `தொடக்க வருடம் இல்லாமல்: ${count}`,
    maxYear: (count) => `கடைசி வருடம் இல்லாமல்: ${count}`,
    maxKilometers: (count) => `எத்தனை கிலோமீட்டரானாலும்: ${count}`,
    transmission: (count) => `எந்த கியரானாலும்: ${count}`,
    fuelType: (count) => `எந்த எரிபொருளானாலும்: ${count}`,
    engineSize: (count) => `எந்த இன்ஜினானாலும்: ${count}`,
    bodyType: (count) => `எந்த பாடி டைப்பானாலும்: ${count}`,
    seatingCapacity: (count) => `எத்தனை சீட்டானாலும்: ${count}`,
    owners: (count) => `எத்தனை ஓனரானாலும்: ${count}`,
    papers: (count) => `எந்த ஆவணமானாலும்: ${count}`,
    model: (count) => `எந்த மாடலானாலும்: ${count}`,
    make: (count) => `எந்த கம்பெனியானாலும்: ${count}`,
    q: (count) => `இந்த வார்த்தைகள் இல்லாமல்: ${count}`,
  },
  insteadOf: (limit) => `“${limit}” என்பதற்குப் பதில்`,
};

export const foundTexts: Translated<typeof english.foundTexts> = {
  count: {
    car: (count) => `${cars(count)} கிடைத்தது`,
    bike: (count) => `${bikes(count)} கிடைத்தது`,
  },
  countSoFar: {
    car: (count) => `இதுவரை ${cars(count)} கிடைத்தது`,
    bike: (count) => `இதுவரை ${bikes(count)} கிடைத்தது`,
  },
  withoutUnpriced: ', விலை சொல்லாதவை தவிர',
  leftOut: (words) => ` (${words.map((word) => `“${word}”`).join(', ')} இல்லாமல்: ஒரு தேடலில் இரண்டு வார்த்தைகள்தான் முடியும்)`,
  tooWide: 'ஒரே நேரத்தில் இவ்வளவு தேட முடியாது. தேர்ந்தெடுத்தவற்றில் சிலவற்றை நீக்குங்கள்.',
  noneWith: {
    car: (conditions) => `இவற்றுக்கு கார் எதுவும் கிடைக்கவில்லை: ${conditions.join(', ')}.`,
    bike: (conditions) => `இவற்றுக்கு பைக் எதுவும் கிடைக்கவில்லை: ${conditions.join(', ')}.`,
  },
  none: { car: 'கார் எதுவும் கிடைக்கவில்லை.', bike: 'பைக் எதுவும் கிடைக்கவில்லை.' },
  later: 'நெட்வொர்க் திரும்ப வந்ததும் தேடல் தொடரும்.',
  listBefore: (time) => `அதுவரை காட்டும் பட்டியல் எடுத்த நேரம்: ${time}.`,
};
