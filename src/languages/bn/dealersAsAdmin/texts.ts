import type * as english from '../../../dealersAsAdmin/texts';
import type { Translated } from '../../translated';

export const changeTexts: Translated<typeof english.changeTexts> = {
  changeOf: (name) => `প্রোফাইলের বদল: ${name}`,
  sent: (time) => `পাঠানো হয়েছে: ${time}`,
  noDealer: 'এই ডিলার আর নেই।',
  approve: 'মঞ্জুর করুন',
  reject: 'নামঞ্জুর করুন',
  outcomes: { approved: 'মঞ্জুর', rejected: 'নামঞ্জুর', gone: 'যাচাই আর বাকি নেই' },
  now: 'এখন',
  wanted: 'বদলের পর',
  differs: 'বদলেছে',
  notGiven: 'দেওয়া নেই',
  noPicture: 'ছবি নেই',
  anotherPicture: 'অন্য ছবি',
  pictureNow: 'এখনকার ছবি',
  pictureWanted: 'বদলের পরের ছবি',
  loading: 'প্রোফাইলের বদল লোড হচ্ছে...',
  failed: 'প্রোফাইলের বদল লোড করা গেল না। আবার চেষ্টা করুন।',
  none: 'প্রোফাইলের কোনও বদলের যাচাই বাকি নেই।',
  approveQuestion: 'এই বদল মঞ্জুর করবেন?',
  approveConsequence: 'ক্রেতারা সঙ্গে সঙ্গেই নতুন প্রোফাইল দেখবেন, নতুন বুকিংয়েও এটিই থাকবে।',
  rejectQuestion: 'এই বদল নামঞ্জুর করবেন?',
  rejectConsequence: 'ক্রেতারা এখনকার প্রোফাইলই দেখতে থাকবেন।',
  approved: 'বদল মঞ্জুর হয়েছে। ক্রেতারা এখন এটিই দেখছেন।',
  rejected: 'বদল নামঞ্জুর হয়েছে। ক্রেতারা আগের মতোই প্রোফাইল দেখছেন।',
  changed: 'এর মধ্যে ডিলার এটি বদলেছেন। আবার দেখুন।',
  gone: 'ডিলার এই বদল তুলে নিয়েছেন।',
  approveFailed: 'বদল মঞ্জুর করা গেল না। আবার চেষ্টা করুন।',
  rejectFailed: 'বদল নামঞ্জুর করা গেল না। আবার চেষ্টা করুন।',
};

export const reviewedDealerTexts: Translated<typeof english.reviewedDealerTexts> = {
  heading: 'ডিলার',
  views: 'কোন ডিলার',
  viewNames: {
    changes: 'প্রোফাইলের বদল',
    all: 'সব ডিলার',
    suspended: 'সাসপেন্ড করা',
    lifted: 'সাসপেনশন তুলে নেওয়া',
  },
  joined: (time) => `অ্যাকাউন্ট খুলেছেন: ${time}`,
  account: (id) => `অ্যাকাউন্ট ${id}`,
  loading: 'ডিলারদের তালিকা লোড হচ্ছে...',
  failed: 'ডিলারদের তালিকা লোড করা গেল না। আবার চেষ্টা করুন।',
  none: 'কোনও ডিলার পাওয়া গেল না।',
  notRead: 'এই লিস্টিংয়ের ডিলারের তথ্য লোড করা গেল না। আবার দেখুন।',
  suspended: 'এই ডিলার সাসপেন্ড হয়ে আছেন। আগে সাসপেনশন তুলে নিন।',
  decisionsLoading: 'সিদ্ধান্ত লোড হচ্ছে...',
  decisionsFailed: 'সিদ্ধান্ত লোড করা গেল না। আবার চেষ্টা করুন।',
  noDecisions: 'এই ডিলারকে নিয়ে এখনও কোনও সিদ্ধান্ত নেওয়া হয়নি।',
};

export const checkTexts: Translated<typeof english.checkTexts> = {
  heading: 'Second Gear যাচাই করেছে',
  notPublic: 'যাচাই চিহ্ন শুধু সাইটে থাকা ডিলারই পেতে পারেন।',
  none: 'ক্রেতারা এখনও কোনও চিহ্ন দেখছেন না।',
  since: (day) => `ক্রেতারা চিহ্নটি এই তারিখ সহ দেখছেন: ${day}`,
  facts: 'আপনি নিজে যা যাচাই করেছেন',
  fact: { identity: 'পরিচয়', address: 'ব্যবসার জায়গা', papers: 'ব্যবসার কাগজপত্র' },
  note: 'কীভাবে যাচাই করেছেন',
  noteHint: 'এটি শুধু রেকর্ডে থাকে।',
  save: 'চিহ্ন সেভ করুন',
  busy: 'সেভ হচ্ছে...',
  saved: 'সেভ হয়েছে। ক্রেতারা ডিলারের পেজে এটি দেখতে পাচ্ছেন।',
  failed: 'চিহ্ন সেভ করা গেল না। আবার চেষ্টা করুন।',
};

export const dealerPageTexts: Translated<typeof english.dealerPageTexts> = {
  publicPage: 'ক্রেতারা যে পেজ দেখেন',
  listings: 'লিস্টিং',
  change: 'প্রোফাইলের বদল',
  reports: 'অভিযোগ',
  journal: 'ডিলার আর লিস্টিংয়ের রেকর্ড',
  state: 'স্ট্যাটাস',
  kinds: { car: 'গাড়ি', bike: 'বাইক' },
  numbersLoading: 'লিস্টিং গোনা হচ্ছে...',
  numbersFailed: 'লিস্টিং গোনা গেল না। আবার চেষ্টা করুন।',
  noListings: 'এই ডিলারের কোনও লিস্টিং নেই।',
  noneIn: (states) => `এগুলিতে একটিও নেই: ${states.join(', ')}`,
  noChange: 'প্রোফাইলের কোনও বদলের যাচাই বাকি নেই।',
  changeFailed: 'প্রোফাইলের বদল লোড করা গেল না। আবার চেষ্টা করুন।',
};

export const bookingNumberTexts: Translated<typeof english.bookingNumberTexts> = {
  heading: 'বুকিং',
  loading: 'বুকিং গোনা হচ্ছে...',
  failed: 'বুকিং গোনা গেল না। আবার চেষ্টা করুন।',
  none: 'এই ডিলারের কাছে কেউ বুক করেননি।',
};

export const foundDealerTexts: Translated<typeof english.foundDealerTexts> = {
  label: 'এই ডিলারদের পাওয়া গেছে',
  loading: 'ডিলার খোঁজা হচ্ছে...',
  failed: 'ডিলার খোঁজা গেল না। আবার চেষ্টা করুন।',
  noName: (typed) => `“${typed}” দিয়ে শুরু, এমন নামের কোনও ডিলার নেই।`,
  noPhone: 'এই ফোন নম্বর কোনও ডিলারের নয়।',
  listingsToo: (typed) => `লিস্টিংয়ে “${typed}” খুঁজুন`,
};

export const suspensionTexts: Translated<typeof english.suspensionTexts> = {
  suspend: 'ডিলারকে সাসপেন্ড করুন',
  suspendName: (name) => `সাসপেন্ড করুন: ডিলার ${name}`,
  suspendQuestion: 'এই ডিলারকে সাসপেন্ড করবেন?',
  suspendConfirm: 'সাসপেন্ড করুন',
  suspendConsequences: [
    'এই অ্যাকাউন্ট থেকে আর কিছুই করা যাবে না: লিস্টিং নয়, ছবি নয়, বুকিংয়ের উত্তরও নয়।',
    'ক্রেতারা আর এই ডিলারকে বা তাঁর লিস্টিং দেখতে পাবেন না, একটিও বুক করতে পারবেন না।',
    'বুকিং থেকে যাবে। সেই ক্রেতারা দেখবেন যে ডিলার আর Second Gear সাইটে নেই।',
    'সাসপেনশন তুলে নেওয়া যায়। তখন যা সাইটে ছিল, আবার সাইটে আসবে।',
  ],
  suspendedSince: (time) => `সাসপেন্ড করা হয়েছে (${time}):`,
  lift: 'সাসপেনশন তুলে নিন',
  liftName: (name) => `সাসপেনশন তুলে নিন: ${name}`,
  liftQuestion: 'এই সাসপেনশন তুলে নেবেন?',
  liftHint: 'এটি রেকর্ডে থাকে। ডিলার এটি দেখতে পান না।',
  liftConfirm: 'তুলে নিন',
  liftConsequences: [
    'এই অ্যাকাউন্ট আবার কাজ করবে, আগের মতোই সাইটে দেখাবে।',
    'যে লিস্টিংগুলি সাইটে ছিল, সেগুলি আবার সাইটে আসবে। যেগুলি বিক্রি হয়েছে বা সরিয়ে নেওয়া হয়েছে, সেগুলি লুকোনোই থাকবে।',
  ],
  liftedAt: (time) => `তুলে নেওয়া হয়েছে (${time}):`,
  goOn: 'চালিয়ে যান',
  loading: 'সাসপেন্ড করা ডিলারদের তালিকা লোড হচ্ছে...',
  failed: 'সাসপেন্ড করা ডিলারদের তালিকা লোড করা গেল না। আবার চেষ্টা করুন।',
  none: 'কোনও ডিলার সাসপেন্ড হয়ে নেই।',
  liftedLoading: 'তুলে নেওয়া সাসপেনশন লোড হচ্ছে...',
  liftedFailed: 'তুলে নেওয়া সাসপেনশন লোড করা গেল না। আবার চেষ্টা করুন।',
  noneLifted: 'কোনও সাসপেনশন তুলে নেওয়া হয়নি।',
  noReviewedDealer: 'এই অ্যাকাউন্ট কোনও ডিলারের নয়। এটি কনসোল থেকে সাসপেন্ড করা হয়েছিল, তুলে নেওয়াও হয় সেখান থেকে।',
  changed: 'এর মধ্যে অন্য একজন অ্যাডমিন এই ডিলারকে নিয়ে কিছু করেছেন। আবার দেখুন।',
  suspendFailed: 'ডিলারকে সাসপেন্ড করা গেল না। আবার চেষ্টা করুন।',
  liftFailed: 'সাসপেনশন তুলে নেওয়া গেল না। আবার চেষ্টা করুন।',
  leftFailed: 'লিস্টিং গোনা গেল না।',
};

export const takeAllDownTexts: Translated<typeof english.takeAllDownTexts> = {
  open: 'সব লিস্টিং সাইট থেকে সরান',
  openName: (name) => `সব লিস্টিং সাইট থেকে সরান: ${name}`,
  question: 'সাইটে থাকা সব লিস্টিং সরাবেন?',
  confirm: 'সব সরান',
  consequences: [
    'সাইটে থাকা প্রতিটি লিস্টিং এই কারণ দেখিয়ে ডিলিট হবে, ডিলার কারণটি দেখতে পাবেন। ক্রেতারা আর লিস্টিংগুলি দেখবেন না।',
    'ডিলার সাসপেন্ড হচ্ছেন না: নতুন লিস্টিং পাঠানো যাবে, ডিলিট করা লিস্টিংও বদলে আবার পাঠানো যাবে।',
    'যে লিস্টিংয়ের যাচাই বাকি, আর যেগুলি বিক্রি হয়েছে বা সরিয়ে নেওয়া হয়েছে, সেগুলি যেমন আছে তেমনই থাকবে।',
    'বুকিং থেকে যাবে।',
  ],
};

export const takedownTexts: Translated<typeof english.takedownTexts> = {
  takeDown: {
    running: (name) => `${name} সাসপেন্ড হয়েছেন। লিস্টিংগুলি সাইট থেকে সরানো হচ্ছে।`,
    brokenOff: (name) => `${name} সাসপেন্ড হয়েছেন, কিন্তু লিস্টিং সরানো মাঝপথে থেমে গেছে। বাকিগুলি ক্রেতারা এখনও দেখছেন।`,
    done: (name, all) =>
      all === 0
        ? `${name} সাসপেন্ড হয়েছেন। সাইটে কোনও লিস্টিং ছিল না।`
        : `${name} সাসপেন্ড হয়েছেন। সাইট থেকে সরানো হয়েছে: ${all}টি লিস্টিং।`,
  },
  restore: {
    running: (name) => `ডিলার ${name}: সাসপেনশন তুলে নেওয়া হয়েছে। লিস্টিংগুলি সাইটে ফিরিয়ে আনা হচ্ছে।`,
    brokenOff: (name) => `ডিলার ${name}: সাসপেনশন তুলে নেওয়া হয়েছে, কিন্তু লিস্টিং ফিরিয়ে আনা মাঝপথে থেমে গেছে।`,
    done: (name, all) =>
      all === 0
        ? `ডিলার ${name}: সাসপেনশন তুলে নেওয়া হয়েছে। কোনও লিস্টিং আটকানো ছিল না।`
        : `ডিলার ${name}: সাসপেনশন তুলে নেওয়া হয়েছে। আবার সাইটে: ${all}টি লিস্টিং।`,
  },
  rejectAll: {
    running: (name) => `ডিলার ${name}: সাইটে থাকা লিস্টিংগুলি সরানো হচ্ছে।`,
    brokenOff: (name) => `ডিলার ${name}: লিস্টিং সরানো মাঝপথে থেমে গেছে। বাকিগুলি ক্রেতারা এখনও দেখছেন।`,
    done: (name, all) =>
      all === 0 ? `ডিলার ${name}: সাইটে কোনও লিস্টিং ছিল না।` : `ডিলার ${name}: ${all}টি লিস্টিং সাইট থেকে সরানো হয়েছে।`,
  },
  rename: {
    running: (name) => `ডিলার ${name}: নতুন প্রোফাইল লিস্টিংগুলিতে লেখা হচ্ছে।`,
    brokenOff: (name) =>
      `ডিলার ${name}: নতুন প্রোফাইল লিস্টিংগুলিতে লেখা মাঝপথে থেমে গেছে। বাকিগুলিতে ক্রেতারা এখনও পুরনো প্রোফাইল দেখছেন।`,
    done: (name, all) =>
      all === 0
        ? `ডিলার ${name}: সব লিস্টিংয়ে এখনকার প্রোফাইল আছে।`
        : `ডিলার ${name}: নতুন প্রোফাইল ${all}টি লিস্টিংয়ে লেখা হয়েছে।`,
  },
};

export const progressText: typeof english.progressText = ({ done, total }) => `${total}টির মধ্যে ${done}টি লিস্টিং`;

export const leftTexts: Translated<typeof english.leftTexts> = {
  takeDown: (count) => (count === '0' ? 'কোনও লিস্টিং আর দেখানো হচ্ছে না।' : `${count}টি লিস্টিং এখনও দেখানো হচ্ছে।`),
  restore: (count) => (count === '0' ? 'আটকানো সব লিস্টিং আবার সাইটে আছে।' : `${count}টি লিস্টিং এখনও আটকানো আছে।`),
};

export const dealerMoveLabels: Translated<typeof english.dealerMoveLabels> = {
  approve: 'বদল মঞ্জুর',
  reject: 'বদল নামঞ্জুর',
  suspend: 'সাসপেন্ড করা',
  lift: 'সাসপেনশন তুলে নেওয়া',
  warn: 'সতর্ক করা',
  check: 'যাচাই চিহ্ন',
};

export const standingLabels: Translated<typeof english.standingLabels> = {
  public: 'সাইটে আছে',
  notPublic: 'এখনও সাইটে নেই',
  suspended: 'সাসপেন্ড করা',
};
