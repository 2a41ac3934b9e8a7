import type * as english from '../../../bookings/texts';
import { mostBookingChanges, mostOpenRequests } from '../../../shared/limits';
import type { Translated } from '../../translated';
import { bookingFailedTexts } from './book/buttonTexts';

export const bookingTexts: Translated<typeof english.bookingTexts> = {
  alreadyBookedTitle: 'আগেই বুক করা',
  notYetTitle: 'এখনই নয়',
  signedOut: 'নিজের বুকিং দেখতে লগ ইন করুন।',
  fetchFailed: 'বুকিং লোড করা গেল না। আবার চেষ্টা করুন।',
  noneYet: 'এখনও কোনও গাড়ি বা বাইক বুক করেননি।',
  chosen: (name, time) => (time ? `${name}, টেস্ট ড্রাইভ: ${time}` : name),
  loading: 'আপনার বুকিং লোড হচ্ছে...',
  noLongerForSale: 'এই গাড়ি আর বিক্রির জন্য নেই।',
  requestLimitTitle: 'অনেক রিকোয়েস্ট বাকি আছে',
  requestLimit: `আপনার ${mostOpenRequests}টি রিকোয়েস্টের উত্তর বাকি। আর একটি গাড়ি বুক করার আগে একটি বাতিল করুন, নয়তো উত্তরের অপেক্ষা করুন।`,
  toBookings: 'আমার বুকিং',
  close: 'বন্ধ করুন',
  changeLimitTitle: 'অনেকবার বদলেছেন',
  changeLimit: `এই বুকিং আপনি ${mostBookingChanges} বার বদলেছেন। ডিলারকে কল করুন, নয়তো বুকিং বাতিল করুন।`,
  anotherHourTitle: 'অন্য সময় বাছুন',
  hourHasPassed: 'ওই সময় আর বাছা যাবে না। অন্য সময় বাছুন।',
  hourIsBlocked: 'ডিলার এই সময়টি বন্ধ রেখেছেন। অন্য সময় বাছুন।',
};

export const kindBookingTexts: Translated<typeof english.kindBookingTexts> = {
  car: {
    bookingNeedsLogin: 'এই গাড়ি বুক করতে লগ ইন করুন।',
    bookingFailed: bookingFailedTexts.car,
    booked: 'গাড়ি বুক হয়ে গেছে!',
    alreadyBooked: 'এই গাড়ি আপনি আগেই বুক করেছেন।',
    sameIdBooked: 'এই গাড়ির আইডি আপনার বুক করা একটি বাইকের মতোই, তাই এটি বুক করা যাচ্ছে না। আমাদের লিখে জানান।',
    bookingsTitle: 'আমার গাড়ির বুকিং',
    bookingsFailed: 'বুকিং লোড করা গেল না। আবার চেষ্টা করুন।',
    bookingsLoading: 'আপনার বুকিং লোড হচ্ছে...',
    bookingsEmpty: 'এখনও কোনও গাড়ি বুক করেননি।',
  },
  bike: {
    bookingNeedsLogin: 'এই বাইক বুক করতে লগ ইন করুন।',
    bookingFailed: bookingFailedTexts.bike,
    booked: 'বাইক বুক হয়ে গেছে!',
    alreadyBooked: 'এই বাইক আপনি আগেই বুক করেছেন।',
    sameIdBooked: 'এই বাইকের আইডি আপনার বুক করা একটি গাড়ির মতোই, তাই এটি বুক করা যাচ্ছে না। আমাদের লিখে জানান।',
    bookingsTitle: 'আমার বাইকের বুকিং',
    bookingsFailed: 'বাইকের বুকিং লোড করা গেল না। আবার চেষ্টা করুন।',
    bookingsLoading: 'আপনার বাইকের বুকিং লোড হচ্ছে...',
    bookingsEmpty: 'আপনার কোনও বাইক এখনও বুক হয়নি, অথবা এখনও কোনও বাইক পোস্ট করেননি।',
  },
};

export const bookTexts: Translated<typeof english.bookTexts> = {
  again: 'আবার বুক করুন',
  againFrom: {
    car: (time) => `এই গাড়ি আবার বুক করতে পারবেন ${time} থেকে।`,
    bike: (time) => `এই বাইক আবার বুক করতে পারবেন ${time} থেকে।`,
  },
  chooseTestDrive: 'টেস্ট ড্রাইভ বাছুন',
  anotherTime: 'অন্য সময়',
};

export const sheetTexts: Translated<typeof english.sheetTexts> = {
  book: (name) => `${name} বুক করুন`,
  again: (name) => `${name} আবার বুক করুন`,
  change: (name) => `অন্য সময়: ${name}`,
  whatHappens: 'ডিলার আপনার নাম আর ফোন নম্বর দেখতে পাবেন, বুকিং অ্যাকসেপ্ট করবেন বা আপনাকে কল করবেন। এখানে কোনও টাকা দিতে হবে না।',
  changeHappens: 'ডিলার নতুন সময় দেখতে পাবেন, অ্যাকসেপ্ট করবেন বা আপনাকে কল করবেন।',
  way: 'কীভাবে',
  atOnce: 'এখনই বুক করুন',
  atOnceHint: 'ডিলার আপনাকে কল করবেন।',
  withTestDrive: 'টেস্ট ড্রাইভ',
  withTestDriveHint: 'দিন আর সময় আপনিই বাছবেন।',
  noTestDrive: 'টেস্ট ড্রাইভ ছাড়া',
  day: 'দিন',
  hour: 'সময়',
  hourNeeded: 'একটি সময় বাছুন।',
  note: 'নোট',
  noteHint: 'ডিলারের জন্য।',
  submit: {
    book: 'এখনই বুক করুন',
    again: 'আবার বুক করুন',
    change: 'এই সময়ের রিকোয়েস্ট পাঠান',
  },
  submitTestDrive: {
    book: 'এই টেস্ট ড্রাইভ সহ বুক করুন',
    again: 'এই টেস্ট ড্রাইভ সহ আবার বুক করুন',
    change: 'এই সময়ের রিকোয়েস্ট পাঠান',
  },
  changeWithout: 'টেস্ট ড্রাইভ ছাড়াই রাখুন',
};

export const clockTexts: Translated<typeof english.clockTexts> = {
  wrong: (now) => `এই ডিভাইসের তারিখ ভুল। ভারতে এখন ${now}, নিচের দিনগুলি সেই হিসেবেই আছে।`,
};

export const afterBookingTexts: Translated<typeof english.afterBookingTexts> = {
  requested: (dealer) => `${dealer} আপনার নাম আর ফোন নম্বর দেখতে পাবেন, উত্তর দেবেন এখানে বা কল করে।`,
  requestedFor: (time, dealer) =>
    `রিকোয়েস্ট গেছে: ${time}। ${dealer} আপনার নাম আর ফোন নম্বর দেখতে পাবেন, উত্তর দেবেন এখানে বা কল করে।`,
  undo: 'তুলে নিন',
  chooseTestDrive: 'টেস্ট ড্রাইভ বাছুন',
  cancelled: 'বুকিং বাতিল হয়েছে।',
  changed: 'ডিলার নতুন সময় দেখতে পাবেন।',
  done: 'হয়ে গেছে',
};

export const bookingCardTexts: Translated<typeof english.bookingCardTexts> = {
  bookedOn: 'বুকিংয়ের তারিখ',
  vehicle: 'গাড়ি',
  dealer: 'ডিলার',
  address: 'ঠিকানা',
  district: 'জেলা',
  customer: 'ক্রেতা',
  phone: 'ফোন',
  testDrive: 'টেস্ট ড্রাইভ',
  note: 'নোট',
  reason: 'কারণ',
  declinedEarlier: 'আগে ফিরিয়ে দেওয়া',
  // 'কল করুন' follows.
  callee: { buyer: 'ক্রেতাকে', dealer: 'ডিলারকে' },
  greeting: (listing) => `নমস্কার, Second Gear সাইটে ${listing} বুকিং নিয়ে লিখছি:`,
};

export const myBookingsTexts: Translated<typeof english.myBookingsTexts> = {
  heading: 'আমার বুকিং',
  upcoming: 'সামনে আছে',
  earlier: 'আগের',
  cancelled: (count) => `বাতিল (${count})`,
  priceNow: (price) => `এখন ${price}।`,
  addToCalendar: 'ক্যালেন্ডারে যোগ করুন',
  directions: 'রাস্তা দেখুন',
  cancelQuestion: 'এই বুকিং বাতিল করবেন?',
  cancelConsequence: (listing) => `ডিলার জানবেন যে ${listing} গাড়িটি আপনি আর চান না। পরে আবার বুক করতে পারবেন।`,
  cancelForGood: (gone, listing) => `${gone} ${listing} আর বুক করতে পারবেন না।`,
  cancel: 'বুকিং বাতিল করুন',
  keep: 'বুকিং থাকুক',
};

export const stepTexts: Translated<typeof english.stepTexts> = {
  label: 'বুকিংয়ের ধাপ',
  steps: ['রিকোয়েস্ট', 'অ্যাকসেপ্ট', 'গাড়ি দেখা'],
};

export const calendarTexts: Translated<typeof english.calendarTexts> = {
  accepted: (listing) => `টেস্ট ড্রাইভ: ${listing}`,
  requested: (listing) => `টেস্ট ড্রাইভ, রিকোয়েস্ট গেছে: ${listing}`,
};

export const dealerBookingsTexts: Translated<typeof english.dealerBookingsTexts> = {
  title: 'আমার গাড়ি-বাইকের বুকিং',
  carsHeading: 'আমার গাড়ির বুকিং',
  show: 'দেখান',
  all: 'সব বুকিং',
  ofListing: (listing) => `বুকিং: ${listing}`,
  oneListing: { car: 'একটি গাড়ি', bike: 'একটি বাইক' },
  download: 'CSV ডাউনলোড করুন',
  downloading: 'ডাউনলোড হচ্ছে...',
  newestTitle: 'সবচেয়ে নতুন বুকিং',
  downloadCut: 'ফাইলে গাড়ির আর বাইকের সবচেয়ে নতুন 300টি করে বুকিং আছে। এর বাইরেও বুকিং আছে।',
  downloadFailed: 'বুকিং ডাউনলোড করা গেল না। আবার চেষ্টা করুন।',
  accept: 'অ্যাকসেপ্ট করুন',
  complete: 'সম্পূর্ণ হয়েছে',
  propose: 'অন্য সময় বলুন',
  decline: 'ফিরিয়ে দিন',
  completeFrom: (time) => `“সম্পূর্ণ হয়েছে” জানাতে পারবেন ${time} থেকে।`,
  completeQuestion: 'এই বুকিং কি সম্পূর্ণ হয়েছে?',
  completeConsequence: (listing) =>
    `${listing} গাড়িটির বুকিং চিরতরে বন্ধ হয়ে যাবে: এরপর আপনি বা ক্রেতা কেউই আর বদলাতে পারবেন না।`,
  declineQuestion: (listing) => `${listing} গাড়িটির বুকিং ফিরিয়ে দেবেন?`,
  declineHint: 'ক্রেতা এটি দেখতে পাবেন।',
  declineConsequence: 'ক্রেতা এক দিন পর আবার বুক করতে পারবেন।',
  hourClash: {
    taken: 'এই সময়ে এই গাড়িরই আর একটি টেস্ট ড্রাইভ আছে। অন্য সময় বলুন।',
    blocked: 'এই সময়টি আপনি বন্ধ রেখেছেন। অন্য সময় বলুন, বা চাইলে অ্যাকসেপ্ট করুন।',
  },
  noTestDrive: 'টেস্ট ড্রাইভ নেই',
  day: 'দিন',
  everyDay: 'সব দিন',
  noneOn: {
    car: (day) => `${day}: কোনও গাড়ির টেস্ট ড্রাইভ নেই।`,
    bike: (day) => `${day}: কোনও বাইকের টেস্ট ড্রাইভ নেই।`,
  },
};

export const bookingGroupTexts: Translated<typeof english.bookingGroupTexts> = {
  answer: 'আপনার উত্তরের অপেক্ষায়',
  passed: 'পেরিয়ে যাওয়া টেস্ট ড্রাইভ: সম্পূর্ণ, না ফিরিয়ে দেওয়া?',
  noDay: 'অ্যাকসেপ্ট হয়েছে, টেস্ট ড্রাইভ ছাড়া',
  ended: 'শেষ',
};

export const proposalTexts: Translated<typeof english.proposalTexts> = {
  title: (listing) => `অন্য সময়: ${listing}`,
  asked: (time) => `বুকিংয়ের সময়: ${time}।`,
  whatHappens: 'এই সময়টি ক্রেতার জন্য রাখা থাকবে। তিনি রাজি হবেন বা অন্য সময় চাইবেন।',
  proposed: (dealer, time) => `${dealer} এই সময় বলেছেন: ${time}।`,
  agree: 'এই সময় নিন',
  passed: 'ওই সময় পেরিয়ে গেছে। অন্য সময়ের রিকোয়েস্ট পাঠান।',
};

export const bookingMoveFailedTexts: Translated<typeof english.bookingMoveFailedTexts> = {
  accept: 'বুকিং অ্যাকসেপ্ট করা গেল না। আবার চেষ্টা করুন।',
  decline: 'বুকিং ফিরিয়ে দেওয়া গেল না। আবার চেষ্টা করুন।',
  complete: 'বুকিং সম্পূর্ণ হয়েছে, তা জানানো গেল না। আবার চেষ্টা করুন।',
  propose: 'অন্য সময় জানানো গেল না। আবার চেষ্টা করুন।',
  cancel: 'বুকিং বাতিল করা গেল না। আবার চেষ্টা করুন।',
  agree: 'এই সময় নেওয়া গেল না। আবার চেষ্টা করুন।',
  bookAgain: 'গাড়িটি আবার বুক করা গেল না। আবার চেষ্টা করুন।',
  change: 'বুকিং বদলানো গেল না। আবার চেষ্টা করুন।',
};

export const bookingMoveTexts: Translated<typeof english.bookingMoveTexts> = {
  takenTitle: 'এই সময় খালি নেই',
  changeLimitTitle: 'অনেকবার সময় বলেছেন',
  changeLimit: `আপনি ${mostBookingChanges} বার অন্য সময় বলেছেন। ক্রেতাকে কল করুন।`,
  changedTitle: 'আবার দেখুন',
  taken: 'এই সময় খালি নেই: এই গাড়িরই আর একটি টেস্ট ড্রাইভ এই সময়ে অ্যাকসেপ্ট হয়ে গেছে।',
  changed: 'এই বুকিং বদলে গেছে। আবার দেখুন।',
};

export const bookingStateLabels: Translated<typeof english.bookingStateLabels> = {
  requested: 'রিকোয়েস্ট করা',
  proposed: 'সময় বলা হয়েছে',
  accepted: 'অ্যাকসেপ্ট হয়েছে',
  declined: 'ফিরিয়ে দেওয়া',
  cancelled: 'বাতিল',
  completed: 'সম্পূর্ণ',
};

export const endedLabels: typeof english.endedLabels = {
  sold: 'গাড়ি বিক্রি হয়ে গেছে',
  withdrawn: 'আর বিক্রির জন্য নেই',
  dealerLeft: 'ডিলার আর সাইটে নেই',
};

const none = (state: string) => ({
  car: `${state} এমন কোনও গাড়ির বুকিং নেই।`,
  bike: `${state} এমন কোনও বাইকের বুকিং নেই।`,
});

export const noneInStateTexts: Translated<typeof english.noneInStateTexts> = {
  requested: none('উত্তর বাকি'),
  proposed: none('অন্য সময় বলেছেন'),
  accepted: none('অ্যাকসেপ্ট করেছেন'),
  declined: none('ফিরিয়ে দিয়েছেন'),
  cancelled: none('বাতিল হয়েছে'),
  completed: none('সম্পূর্ণ হয়েছে'),
};

export const bookingColumns: Translated<typeof english.bookingColumns> = [
  'বুকিংয়ের তারিখ',
  'স্ট্যাটাস',
  'গাড়ি না বাইক',
  'গাড়ি',
  'দাম',
  'ক্রেতা',
  'ফোন',
  'টেস্ট ড্রাইভ',
  'নোট',
  'ফিরিয়ে দেওয়ার কারণ',
];
