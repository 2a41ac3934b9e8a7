import { stockLimits } from '../../../shared/limits';
import type * as english from '../../../stock/texts';
import type { Translated } from '../../translated';

export const discardTexts: Translated<typeof english.discardTexts> = {
  button: 'বদল বাদ দিন',
  question: 'আপনার বদল বাদ দেবেন?',
  confirm: 'বাদ দিন',
};

export const stockTexts: Translated<typeof english.stockTexts> = {
  title: 'আমার গাড়ি-বাইক',
  heading: 'আমার গাড়ি-বাইক',
  tabs: 'আমার গাড়ি-বাইক, স্ট্যাটাস ধরে',
  all: 'সব',
  edit: 'বদলান',
  editQuestion: { car: 'এই গাড়ির লিস্টিং বদলাবেন?', bike: 'এই বাইকের লিস্টিং বদলাবেন?' },
  editAndSend: 'বদলে আবার পাঠান',
  editTitle: { car: 'গাড়ির লিস্টিং বদলান', bike: 'বাইকের লিস্টিং বদলান' },
  noBookings: 'বুকিং নেই',
  bookings: (count) => `${count}টি বুকিং`,
  isNow: (state) => `এখন এর স্ট্যাটাস: ${state}। আবার সেভ করলে এখানে যা লেখা আছে, তা-ই থাকবে।`,
  startOver: 'যা সেভ করা আছে, তা দেখান',
  missing: 'আপনার এমন কোনও লিস্টিং নেই।',
  editConsequence: 'বদলালে লিস্টিং আবার মঞ্জুরির জন্য অ্যাডমিনের কাছে যায়। ততদিন ক্রেতারা এটি দেখতে পান না।',
  saved: 'সেভ হয়েছে। মঞ্জুর হলেই ক্রেতারা আবার দেখতে পাবেন।',
  saveFailed: 'লিস্টিং সেভ করা গেল না। আবার চেষ্টা করুন।',
  closed: 'বিক্রি শেষ হয়ে গেছে। বদলাতে হলে লিস্টিংটি আগে ফিরিয়ে আনুন।',
  discardConsequence: 'লিস্টিং যেমন আছে তেমনই থাকবে।',
  bookingsUnknown: 'বুকিং গোনা গেল না',
  savedBy: (count) => (count === 0 ? 'এখনও কেউ সেভ করেননি' : `${count} জন সেভ করেছেন`),
  savesUnknown: 'কতজন সেভ করেছেন, গোনা গেল না',
  more: (listing) => `${listing}: আরও`,
  seeAsBuyers: 'ক্রেতারা যেমন দেখেন',
  linkCopied: 'লিঙ্ক কপি হয়েছে',
  copyByHand: 'এই লিঙ্কটি কপি করুন',
};

export const signedOutTexts: Translated<typeof english.signedOutTexts> = {
  car: 'নিজের বুকিং দেখতে লগ ইন করুন।',
  bike: 'নিজের বাইকের বুকিং দেখতে লগ ইন করুন।',
};

export const kindStockTexts: Translated<typeof english.kindStockTexts> = {
  car: {
    heading: 'আমার গাড়ি',
    loading: 'আপনার গাড়ি লোড হচ্ছে...',
    add: 'গাড়ি যোগ করুন',
    addLead: 'গাড়ি যোগ করুন। মঞ্জুর হলেই ক্রেতারা দেখতে পাবেন।',
    addAnother: 'আর একটি গাড়ি যোগ করুন',
  },
  bike: {
    heading: 'আমার বাইক',
    loading: 'আপনার বাইক লোড হচ্ছে...',
    add: 'বাইক যোগ করুন',
    addLead: 'বাইক যোগ করুন। মঞ্জুর হলেই ক্রেতারা দেখতে পাবেন।',
    addAnother: 'আর একটি বাইক যোগ করুন',
  },
};

export const previewText: Translated<typeof english.previewText> = 'প্রিভিউ দেখুন';

export const approvalNote: Translated<typeof english.approvalNote> =
  'এই লিস্টিং মঞ্জুরির জন্য Second Gear টিমের কাছে যাবে। মঞ্জুর হলেই ক্রেতারা দেখতে পাবেন।';

export const postedTexts: Translated<typeof english.postedTexts> = {
  waits: (name) => `${name}: যাচাই বাকি। মঞ্জুর হলেই ক্রেতারা দেখতে পাবেন।`,
  look: '“আমার গাড়ি-বাইক” পেজে দেখুন',
};

export const draftTexts: Translated<typeof english.draftTexts> = {
  heading: 'শেষ না হওয়া ড্রাফট',
  new: { car: 'নতুন গাড়ি', bike: 'নতুন বাইক' },
  edit: { car: 'গাড়ির বদল', bike: 'বাইকের বদল' },
  profile: 'প্রোফাইলের বদল',
  goOn: 'চালিয়ে যান',
  remove: 'মুছুন',
  returned: 'এটি আপনার ড্রাফট।',
  returnedOf: (day) => `আপনার ড্রাফট, ${day}।`,
  startEmpty: 'ফাঁকা ফর্ম থেকে শুরু করুন',
  nothingPosted: 'এর কিছুই সাইটে পোস্ট করা হয়নি।',
  listingStays: 'লিস্টিং যেমন আছে তেমনই থাকবে।',
  elsewhere: 'এই ফর্ম অন্য একটি ট্যাবে খোলা আছে, ড্রাফট সেখানেই থাকছে। সেভ করার আগে এই ট্যাব বন্ধ করলে এখানে যা লিখেছেন তা হারিয়ে যাবে।',
  logOutQuestion: 'লগ আউট করে ড্রাফটগুলি মুছবেন?',
  logOutConsequence: (names) => `শেষ হয়নি: ${names}। ড্রাফট শুধু এই ডিভাইসেই আছে।`,
  logOut: 'লগ আউট করুন',
};

export const duplicateTexts: Translated<typeof english.duplicateTexts> = {
  action: 'কপি করুন',
  question: 'আপনার ড্রাফটের জায়গায় কপি রাখবেন?',
  consequence: {
    car: 'একটি নতুন গাড়ির ড্রাফট শেষ হয়নি। এই ডিভাইসে কপিটি তার জায়গায় বসবে।',
    bike: 'একটি নতুন বাইকের ড্রাফট শেষ হয়নি। এই ডিভাইসে কপিটি তার জায়গায় বসবে।',
  },
  consequenceFor: {
    car: (name) => `একটি নতুন গাড়ির ড্রাফট শেষ হয়নি: ${name}। এই ডিভাইসে কপিটি তার জায়গায় বসবে।`,
    bike: (name) => `একটি নতুন বাইকের ড্রাফট শেষ হয়নি: ${name}। এই ডিভাইসে কপিটি তার জায়গায় বসবে।`,
  },
  replace: 'কপি রাখুন',
  failed: 'এই ব্রাউজার এখানে ড্রাফট রাখে না। গাড়িটি ফর্মে যোগ করুন।',
};

export const liveEditTexts: Translated<typeof english.liveEditTexts> = {
  lead: 'নতুন দাম বা বিবরণ, আর মালিক ও কাগজপত্র নিয়ে যা লেখেন, সঙ্গে সঙ্গেই সাইটে এসে যায়। বাকি যে কোনও বদল আগে যাচাই হয়।',
  staysLive: 'আপনার বদল সঙ্গে সঙ্গেই সাইটে আসবে। Second Gear পরে দেখে নেবে।',
  goesToReview: 'আপনার বদল যাচাই হবে। মঞ্জুর না হওয়া পর্যন্ত ক্রেতারা এই লিস্টিং দেখতে পাবেন না।',
  saved: 'সেভ হয়েছে। ক্রেতারা এখন এটি দেখতে পাচ্ছেন।',
  unchecked:
    'আপনার যাচাই চিহ্ন আর নেই, তাই আপনার বদল যাচাই হবে। পাঠাতে আবার সেভ করুন। মঞ্জুর না হওয়া পর্যন্ত ক্রেতারা এই লিস্টিং দেখতে পাবেন না।',
};

export const stockSearchTexts: Translated<typeof english.stockSearchTexts> = {
  field: 'নাম দিয়ে খুঁজুন',
  sort: 'সাজান',
  sorts: {
    posted: 'পুরনো আগে',
    newest: 'নতুন আগে',
    cheapest: 'দাম: কম থেকে বেশি',
    dearest: 'দাম: বেশি থেকে কম',
    name: 'নাম',
  },
  found: {
    car: (found, all) => `${all}টির মধ্যে ${found}টি গাড়ি`,
    bike: (found, all) => `${all}টির মধ্যে ${found}টি বাইক`,
  },
  none: {
    car: (text) => `এখানে “${text}” নামের কোনও গাড়ি নেই।`,
    bike: (text) => `এখানে “${text}” নামের কোনও বাইক নেই।`,
  },
  showAll: 'সব দেখান',
};

export const priceTexts: Translated<typeof english.priceTexts> = {
  change: 'দাম বদলান',
  title: (listing) => `দাম: ${listing}`,
  label: 'নতুন দাম',
  now: (price) => `ক্রেতারা এখন দেখছেন ${price}।`,
  hint: 'কমানো দাম সঙ্গে সঙ্গেই সাইটে এসে যায়।',
  reads: (price, less) => `ক্রেতারা দেখবেন ${price}: ${less} কম।`,
  higher: 'এখানে শুধু দাম কমানো যায়। বাড়াতে হলে লিস্টিং বদলান।',
  unreadable: 'দাম সংখ্যায় লিখুন, যেমন 4,85,000 বা 4.85 লাখ।',
  belowHalf: 'এটি এখনকার দামের অর্ধেকেরও কম। লিস্টিং বদলান: অ্যাডমিন আগে দেখে নেবেন।',
  tooLittle: 'দাম অন্তত ₹1,000 বা 1 % কমান, যাতে ক্রেতাদের চোখে পড়ে।',
  tooSoon: (from) => `দাম এক দিনের মধ্যেই বদলেছে। আবার কমাতে পারবেন ${from} থেকে, নয়তো লিস্টিং বদলান: অ্যাডমিন তখন দেখে নেবেন।`,
  unlikely: 'এমন দাম সচরাচর হয় না। ঠিক হলে বোতামটি আর একবার টিপুন।',
  submit: 'দাম কমান',
  busy: 'সেভ হচ্ছে...',
  edit: 'লিস্টিং বদলান',
  done: (listing, price) => `${listing}: এখন ${price}।`,
  tooOften: 'দাম দশবার বদলেছে। লিস্টিং বদলান: অ্যাডমিন আবার দেখে নেবেন।',
  failed: 'দাম বদলানো গেল না। আবার চেষ্টা করুন।',
};

export const rejectedTexts: Translated<typeof english.rejectedTexts> = {
  heading: 'নামঞ্জুর',
  all: 'নামঞ্জুর সব লিস্টিং দেখুন',
};

// `lead` stands after the name of the vehicle.
export const firstLiveTexts: Translated<typeof english.firstLiveTexts> = {
  heading: { car: 'আপনার প্রথম গাড়ি সাইটে এসেছে', bike: 'আপনার প্রথম বাইক সাইটে এসেছে' },
  lead: 'মঞ্জুর হয়েছে। ক্রেতারা এখন এটি খুঁজে পাবেন, তাঁদের রিকোয়েস্ট এই পেজেই আসবে। যাঁরা নিতে পারেন, তাঁদের লিঙ্ক পাঠান।',
  close: 'ঠিক আছে',
};

export const firstListingTexts: Translated<typeof english.firstListingTexts> = {
  heading: 'আপনার প্রথম গাড়ি যোগ করুন',
  lead: 'ছবি, দাম, সামান্য কিছু তথ্য: মোটামুটি পাঁচ মিনিট। মঞ্জুর হলেই ক্রেতারা দেখতে পাবেন।',
  car: 'আপনার প্রথম গাড়ি যোগ করুন',
  bike: 'বাইক দিয়ে শুরু করুন',
};

export const limitTexts: Translated<typeof english.limitTexts> = {
  waitingLimit: `আপনার ${stockLimits.waiting}টি লিস্টিংয়ের যাচাই বাকি। অ্যাডমিন কয়েকটির সিদ্ধান্ত নিলে আবার চেষ্টা করুন।`,
  stockLimit: `আপনার ${stockLimits.all}টি লিস্টিং আছে, আর জায়গা নেই। যা বিক্রি হয়েছে তাতে “বিক্রি হয়েছে” জানান, বা সাইটে আছে অথচ আর বিক্রির জন্য নয় এমনগুলি সরিয়ে নিন। তারপর আবার চেষ্টা করুন।`,
};

export const noneInStateTexts: Translated<typeof english.noneInStateTexts> = {
  pending: { car: 'কোনও গাড়ির যাচাই বাকি নেই।', bike: 'কোনও বাইকের যাচাই বাকি নেই।' },
  approved: { car: 'কোনও গাড়ি সাইটে নেই।', bike: 'কোনও বাইক সাইটে নেই।' },
  rejected: { car: 'কোনও গাড়ি নামঞ্জুর হয়নি।', bike: 'কোনও বাইক নামঞ্জুর হয়নি।' },
  sold: { car: 'কোনও গাড়ি বিক্রি হয়েছে বলে জানানো নেই।', bike: 'কোনও বাইক বিক্রি হয়েছে বলে জানানো নেই।' },
  withdrawn: { car: 'কোনও গাড়ি সরিয়ে নেওয়া হয়নি।', bike: 'কোনও বাইক সরিয়ে নেওয়া হয়নি।' },
};

export const stockMoveTexts: Translated<typeof english.stockMoveTexts> = {
  withdraw: {
    label: 'সরিয়ে নিন',
    question: { car: 'এই গাড়ি সাইট থেকে সরিয়ে নেবেন?', bike: 'এই বাইক সাইট থেকে সরিয়ে নেবেন?' },
    consequence: 'ক্রেতারা আর এটি খুঁজে পাবেন না। পরে ফিরিয়ে আনতে পারবেন; তখন আবার মঞ্জুরির জন্য অ্যাডমিনের কাছে যাবে।',
    done: 'সরিয়ে নেওয়া হয়েছে। ক্রেতারা আর এটি খুঁজে পাবেন না।',
    failed: 'লিস্টিং সরিয়ে নেওয়া গেল না। আবার চেষ্টা করুন।',
  },
  sell: {
    label: 'বিক্রি হয়েছে',
    question: { car: 'এই গাড়ি কি বিক্রি হয়েছে?', bike: 'এই বাইক কি বিক্রি হয়েছে?' },
    consequence: 'ক্রেতারা আর এটি খুঁজে পাবেন না। কেনাবেচা না হলে ফিরিয়ে আনুন; অ্যাডমিন তখন আবার মঞ্জুর করবেন।',
    done: '“বিক্রি হয়েছে” সেভ হয়েছে। ক্রেতারা আর এটি খুঁজে পাবেন না।',
    failed: 'বিক্রি হয়েছে, তা সেভ করা গেল না। আবার চেষ্টা করুন।',
  },
  putBack: {
    label: 'ফিরিয়ে আনুন',
    question: { car: 'এই গাড়ি সাইটে ফিরিয়ে আনবেন?', bike: 'এই বাইক সাইটে ফিরিয়ে আনবেন?' },
    consequence: 'এটি আবার মঞ্জুরির জন্য অ্যাডমিনের কাছে যাবে। মঞ্জুর হলেই ক্রেতারা দেখতে পাবেন।',
    done: 'আবার পাঠানো হয়েছে। মঞ্জুর হলেই ক্রেতারা দেখতে পাবেন।',
    failed: 'লিস্টিং ফিরিয়ে আনা গেল না। আবার চেষ্টা করুন।',
  },
};
