import type * as english from '../../../search/texts';
import type { Translated } from '../../translated';

export const searchTexts: Translated<typeof english.searchTexts> = {
  label: { car: 'গাড়ি খুঁজুন', bike: 'বাইক খুঁজুন' },
  hint: { car: 'সুইফট জয়পুর', bike: 'রয়্যাল এনফিল্ড' },
  filters: 'ফিল্টার',
  filtersWith: (count) => (count > 0 ? `ফিল্টার (${count})` : 'ফিল্টার'),
  active: 'যে ফিল্টারগুলি লাগানো',
  any: 'যে কোনও',
  more: 'আরও',
  less: 'কম',
  remove: (condition) => `সরান: ${condition}`,
  not: (value) => `${value} নয়`,
  clear: 'সব সরান',
  show: { car: 'গাড়ি দেখুন', bike: 'বাইক দেখুন' },
  showCount: {
    car: (count) => `${count}টি গাড়ি দেখুন`,
    bike: (count) => `${count}টি বাইক দেখুন`,
  },
  sort: 'সাজান',
  anyOf: (values) =>
    values.length > 2 ? `${values.slice(0, 2).join(', ')} আর ${values.length - 2}টি` : values.join(' বা '),
};

export const sortLabels: Translated<typeof english.sortLabels> = {
  newest: 'নতুন আগে',
  posted: 'পুরনো লিস্টিং আগে',
  cheapest: 'দাম: কম থেকে বেশি',
  dearest: 'দাম: বেশি থেকে কম',
  latestModel: 'সাল: নতুন আগে',
  leastDriven: 'কিলোমিটার: কম আগে',
  nearest: 'কাছেরটি আগে',
};

export const filterLabels: Translated<typeof english.filterLabels> = {
  minPrice: 'দাম অন্তত',
  maxPrice: 'দাম সবচেয়ে বেশি',
  minYear: 'কোন সাল থেকে',
  maxYear: 'কোন সাল পর্যন্ত',
  maxKilometers: 'কিলোমিটার সবচেয়ে বেশি',
  fuelType: 'ফুয়েল',
  transmission: 'গিয়ার',
  engineSize: 'ইঞ্জিন (cc)',
  bodyType: 'বডি টাইপ',
  make: 'কোম্পানি',
  model: 'মডেল',
  seatingCapacity: 'সিট',
  owners: 'মালিক',
  papers: 'কাগজপত্র',
  district: 'জেলা',
};

export const filterTexts: Translated<typeof english.filterTexts> = {
  lakh: (amount) => `${amount} লাখ`,
  minPrice: (amount) => `₹${amount} থেকে`,
  maxPrice: (amount) => `₹${amount} পর্যন্ত`,
  minYear: (year) => `${year} বা পরের`,
  maxYear: (year) => `${year} বা আগের`,
  maxKilometers: (distance) => `${distance} km পর্যন্ত`,
  seats: (count) => `${count}টি সিট`,
  papers: 'কাগজপত্র পুরো আছে',
  owners: { '1': 'প্রথম মালিক', '2': 'দ্বিতীয় মালিক', '3': 'তৃতীয় মালিক', '4+': 'চতুর্থ মালিক বা পরের' },
};

export const nearTexts: Translated<typeof english.nearTexts> = {
  label: 'কোন জায়গার কাছে',
  within: 'কত দূর পর্যন্ত',
  radius: (radius) => `${radius} km`,
  chosen: ({ place, within }) => `${place} থেকে ${within} km পর্যন্ত`,
  wider: ({ place, within }) => `${place} থেকে ${within} km পর্যন্ত খুঁজুন`,
  placeholder: 'জেলা বা শহর',
  here: 'আমার লোকেশন নিন',
  aroundHere: (within) => `আপনার থেকে ${within} km পর্যন্ত`,
  asking: 'আপনার লোকেশন খোঁজা হচ্ছে…',
  hint: 'দূরত্ব জেলাগুলির মূল শহরের মধ্যে ধরা।',
  problems: {
    refused: 'আপনার ব্রাউজার লোকেশন জানাচ্ছে না। জেলার নাম লিখুন।',
    unknown: 'আপনার লোকেশন পাওয়া গেল না। জেলার নাম লিখুন।',
    abroad: 'ভারতের কোনও জেলা আপনার কাছে নেই। জেলার নাম লিখুন।',
  },
  cut: (asked, inAll, reach) =>
    `, ${inAll}টির মধ্যে সবচেয়ে কাছের ${asked}টি জেলায় (${reach} km পর্যন্ত): একটি সার্চে এর বেশি ধরে না`,
  unknownPlace: (place) => `, শুধু এই জায়গায়: ${place}। এই নামের কোনও জেলা পাওয়া যায়নি`,
};

export const dealersNearTexts: Translated<typeof english.dealersNearTexts> = {
  title: 'আপনার কাছের ডিলার',
  near: (place) => `${place} আর আশেপাশের ডিলার`,
  lead: 'আপনি কোথায় আছেন, ব্রাউজারকে তা জিজ্ঞেস করা হয়। জায়গাটি এই ডিভাইসেই থাকে।',
  within: (kilometers) => `${kilometers} km পর্যন্ত`,
  loading: 'ডিলার খোঁজা হচ্ছে...',
  none: (place) => `${place} আর আশেপাশে এখনও কোনও ডিলার নেই।`,
  failed: 'ডিলারদের তালিকা লোড করা গেল না। আবার চেষ্টা করুন।',
  all: 'সব ডিলার দেখুন',
};

export const rangeTexts: Translated<typeof english.rangeTexts> = {
  price: 'দাম',
  year: 'সাল',
  lowestPrice: 'সবচেয়ে কম দাম',
  highestPrice: 'সবচেয়ে বেশি দাম',
  earliestYear: 'সবচেয়ে পুরনো সাল',
  latestYear: 'সবচেয়ে নতুন সাল',
  priceExample: { car: '5 লাখ', bike: '60,000' },
  yearExample: '2018',
  turned: (from, to) => `“${from}” ঘরে “${to}” ঘরের চেয়ে বড় সংখ্যা ছিল, তাই দুটি অদলবদল করা হয়েছে।`,
  notRead: (label, example) => `“${label}” ঘরে সংখ্যা লিখুন, যেমন ${example}।`,
};

export const nameTexts: Translated<typeof english.nameTexts> = {
  search: { make: 'কোম্পানি খুঁজুন', model: 'মডেল খুঁজুন' },
  searchFirst: 'আগে কোম্পানি বাছুন, বা মডেল খুঁজুন।',
  none: 'তালিকায় এমন কোনও নাম নেই।',
  add: (typed) => `“${typed}” যোগ করুন`,
};

export const boxTexts: Translated<typeof english.boxTexts> = {
  make: { car: 'গাড়ির কোম্পানি', bike: 'বাইকের কোম্পানি' },
  district: (place) => `জেলা, ${place}`,
  dealer: (district) => (district ? `ডিলার, ${district}` : 'ডিলার'),
  dealerCalled: (name, district) => (district ? `${name}, ডিলার, ${district}` : name),
  recent: { car: 'গাড়িতে আগের সার্চ', bike: 'বাইকে আগের সার্চ' },
  conditions: (conditions) => conditions.join(', '),
  forget: 'আগের সার্চ মুছুন',
};

export const noteTexts: Translated<typeof english.noteTexts> = {
  resultsFor: (meant) => `“${meant}” খুঁজে যা পাওয়া গেছে, তা দেখানো হচ্ছে।`,
  instead: (typed) => `তার বদলে “${typed}” খুঁজুন।`,
  ignored: (words) => `এগুলি খোঁজা হয়নি: ${words.join(', ')}।`,
  unsaid: (words) => {
    const quoted = words.map((word) => `“${word}”`).join(' বা ');
    return words.length > 1
      ? `কোনও লিস্টিংয়ে ${quoted} লেখা নেই। এগুলি বাদ দিয়ে দেখানো হচ্ছে।`
      : `কোনও লিস্টিংয়ে ${quoted} লেখা নেই। এটি বাদ দিয়ে দেখানো হচ্ছে।`;
  },
  noLocation: 'আপনার লোকেশন জানা নেই। ফিল্টারে গিয়ে জায়গা বাছতে পারেন।',
};

export const alternativeTexts: Translated<typeof english.alternativeTexts> = {
  title: 'এই সার্চের কাছাকাছি',
  within: (count, radius) => `${radius} km পর্যন্ত: ${count}টি`,
  around: (count, { place, within }) => `${place} থেকে ${within} km পর্যন্ত: ${count}টি`,
  otherTransmission: {
    Manual: (count) => `ম্যানুয়াল: ${count}টি`,
    Automatic: (count) => `অটোমেটিক: ${count}টি`,
  },
  wider: {
    minPrice: (count, amount) => `₹${amount} থেকে: ${count}টি`,
    maxPrice: (count, amount) => `₹${amount} পর্যন্ত: ${count}টি`,
    minYear: (count, year) => `${year} বা পরের: ${count}টি`,
    maxYear: (count, year) => `${year} বা আগের: ${count}টি`,
    maxKilometers: (count, distance) => `${distance} km পর্যন্ত: ${count}টি`,
  },
  without: {
    near: (count) => `সারা ভারতে: ${count}টি`,
    district: (count) => `সারা ভারতে: ${count}টি`,
    maxPrice: (count) => `সবচেয়ে বেশি দামের সীমা ছাড়া: ${count}টি`,
    minPrice: (count) => `সবচেয়ে কম দামের সীমা ছাড়া: ${count}টি`,
    minYear: (count) => `যত পুরনো সালই হোক: ${count}টি`,
    maxYear: (count) => `যত নতুন সালই হোক: ${count}টি`,
    maxKilometers: (count) => `যত কিলোমিটারই চলুক: ${count}টি`,
    transmission: (count) => `যে কোনও গিয়ার: ${count}টি`,
    fuelType: (count) => `যে কোনও ফুয়েল: ${count}টি`,
    engineSize: (count) => `যে কোনও ইঞ্জিন: ${count}টি`,
    bodyType: (count) => `যে কোনও বডি টাইপ: ${count}টি`,
    seatingCapacity: (count) => `যতগুলি সিটই হোক: ${count}টি`,
    owners: (count) => `যতজন মালিকই হোক: ${count}টি`,
    papers: (count) => `কাগজপত্র যেমনই হোক: ${count}টি`,
    model: (count) => `যে কোনও মডেল: ${count}টি`,
    make: (count) => `যে কোনও কোম্পানি: ${count}টি`,
    q: (count) => `এই শব্দগুলি ছাড়া: ${count}টি`,
  },
  insteadOf: (limit) => `আপনি বেছেছিলেন “${limit}”`,
};

export const foundTexts: Translated<typeof english.foundTexts> = {
  count: {
    car: (count) => `${count}টি গাড়ি পাওয়া গেছে`,
    bike: (count) => `${count}টি বাইক পাওয়া গেছে`,
  },
  countSoFar: {
    car: (count) => `এখন পর্যন্ত ${count}টি গাড়ি পাওয়া গেছে`,
    bike: (count) => `এখন পর্যন্ত ${count}টি বাইক পাওয়া গেছে`,
  },
  withoutUnpriced: ', দাম লেখা নেই এমনগুলি বাদে',
  leftOut: (words) => ` (${words.map((word) => `“${word}”`).join(', ')} বাদে: একটি সার্চে দুটি শব্দ নেওয়া হয়)`,
  tooWide: 'একবারে এতটা খোঁজা যায় না। বাছা জিনিসগুলির কয়েকটি সরান।',
  noneWith: {
    car: (conditions) => `এগুলি মিলিয়ে কোনও গাড়ি পাওয়া গেল না: ${conditions.join(', ')}।`,
    bike: (conditions) => `এগুলি মিলিয়ে কোনও বাইক পাওয়া গেল না: ${conditions.join(', ')}।`,
  },
  none: { car: 'কোনও গাড়ি পাওয়া গেল না।', bike: 'কোনও বাইক পাওয়া গেল না।' },
  later: 'নেটওয়ার্ক ফিরলে সার্চ আবার চলবে।',
  listBefore: (time) => `ততক্ষণ এই তালিকাই দেখুন, সময়: ${time}।`,
};
