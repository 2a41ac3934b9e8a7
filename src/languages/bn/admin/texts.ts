import type * as english from '../../../admin/texts';
import { isSaleOver } from '../../../listings/state/listingState';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const reviewTexts: Translated<typeof english.reviewTexts> = {
  posted: (time) => `পোস্ট করা হয়েছে: ${time}`,
  reason: 'কারণ:',
  approve: 'মঞ্জুর করুন',
  approved: 'মঞ্জুর',
  delete: 'ডিলিট করুন',
  backToPending: 'আবার যাচাইয়ে পাঠান',
  historyLoading: 'সিদ্ধান্ত লোড হচ্ছে...',
  // It stands after the name of a photo.
  fullSize: '(পুরো মাপে, নতুন ট্যাবে)',
  medium: 'লিস্টিংয়ের পেজে যেমন দেখায়',
  mediumPhoto: (photo) => `${photo}, লিস্টিংয়ের পেজে যেমন দেখায়`,
  small: 'তালিকায় যেমন দেখায়',
  smallPhoto: (photo) => `${photo}, তালিকায় যেমন দেখায়`,
  foreignWords:
    'সার্চে এই লিস্টিং এমন শব্দেও পাওয়া যাবে, যা এর নামেও নেই, জেলাতেও নেই। এটি মঞ্জুর করা যাবে না। ডিলিট করুন: ডিলার আবার সেভ করলে ঠিক শব্দগুলি এসে যাবে।',
  suspended: 'এর ডিলার সাসপেন্ড হয়ে আছেন। সাসপেনশন তুলে নেওয়া হলে এটি মঞ্জুর করা যাবে।',
  becomesPublic: 'প্রথম লিস্টিং মঞ্জুর করলেই এর ডিলারকে সাইটে দেখা যাবে। নাম, জায়গা আর ছবিও দেখে নিন।',
};

export const changedContentTexts: Translated<typeof english.changedContentTexts> = {
  heading: {
    approve: 'মঞ্জুর হওয়ার পর যা বদলেছে',
    reject: 'ডিলিট হওয়ার পর যা বদলেছে',
    acknowledge: 'দেখার পর যা বদলেছে',
    requeue: 'সিদ্ধান্ত তুলে নেওয়ার পর যা বদলেছে',
    reopen: '“দেখেছি” তুলে নেওয়ার পর যা বদলেছে',
  },
  before: 'তখন:',
  now: 'এখন:',
  notStated: 'বলা নেই',
  nothing: 'কিছুই না। লিস্টিং আগের মতোই আছে।',
  newPhotos: (count) => plural(count, { one: 'নতুন ছবি', other: 'নতুন ছবিগুলি' }),
  removedPhotos: (count) => plural(count, { one: 'সরানো ছবি', other: 'সরানো ছবিগুলি' }),
  loading: 'কী বদলেছে লোড হচ্ছে...',
  failed: 'কী বদলেছে লোড করা গেল না। আবার চেষ্টা করুন।',
};

export const adminBarTexts: Translated<typeof english.adminBarTexts> = {
  label: 'রোজকার কাজ',
  pending: 'তালিকা',
  dealers: 'ডিলার',
  messages: 'মেসেজ',
  numbers: 'হিসেব',
};

export const adminTexts: Translated<typeof english.adminTexts> = {
  loginTitle: 'অ্যাডমিন লগ ইন',
  loginHeading: 'অ্যাডমিন লগ ইন',
  adminId: 'অ্যাডমিন আইডি',
  password: 'পাসওয়ার্ড',
  incomplete: 'অ্যাডমিন আইডি আর পাসওয়ার্ড লিখুন।',
  title: 'অ্যাডমিন',
  heading: 'অ্যাডমিন ড্যাশবোর্ড',
  logout: 'লগ আউট করুন',
  tabs: 'কী দেখবেন',
  dealers: 'ডিলার',
  messages: 'মেসেজ',
  wrongCredentials: 'অ্যাডমিন আইডি বা পাসওয়ার্ড ভুল। আবার চেষ্টা করুন।',
  noAdminData: 'অ্যাডমিনের তথ্য পাওয়া গেল না।',
  takenBack: 'সিদ্ধান্ত তুলে নেওয়া হয়েছে। লিস্টিংয়ের যাচাই আবার বাকি।',
  takeBackFailed: 'সিদ্ধান্ত তুলে নেওয়া গেল না। আবার চেষ্টা করুন।',
  historyFailed: 'সিদ্ধান্ত লোড করা গেল না। আবার চেষ্টা করুন।',
};

export const queueTexts: Translated<typeof english.queueTexts> = {
  noMatch: {
    car: (search) => `“${search}” খুঁজে গাড়ির কোনও লিস্টিং পাওয়া গেল না।`,
    bike: (search) => `“${search}” খুঁজে বাইকের কোনও লিস্টিং পাওয়া গেল না।`,
  },
  leftOut: (words) => `সার্চে দুটি শব্দই নেওয়া হয়। বাদ গেছে: ${words.map((word) => `“${word}”`).join(', ')}।`,
  none: {
    approved: { car: 'গাড়ির কোনও মঞ্জুর লিস্টিং নেই।', bike: 'বাইকের কোনও মঞ্জুর লিস্টিং নেই।' },
    rejected: { car: 'গাড়ির কোনও ডিলিট করা লিস্টিং নেই।', bike: 'বাইকের কোনও ডিলিট করা লিস্টিং নেই।' },
  },
  noneSuch: {
    car: 'যা বেছেছেন, তাতে গাড়ির কোনও লিস্টিং নেই।',
    bike: 'যা বেছেছেন, তাতে বাইকের কোনও লিস্টিং নেই।',
  },
  ofDealer: (name) => `ডিলার ${name}: লিস্টিং, পুরনো আগে`,
  askBeforeApproval: 'গাড়ি মঞ্জুর করার আগে জিজ্ঞেস করুন',
  back: 'তালিকায় ফিরে যান',
  again: 'আবার পাঠানো',
  newDealer: 'নতুন ডিলার',
};

export const seenTexts: Translated<typeof english.seenTexts> = {
  seen: 'দেখেছি',
  tag: 'সরাসরি বদলানো',
  explanation: 'ক্রেতারা এই বদল দেখতে পাচ্ছেন। এর ডিলার যাচাই করা।',
  done: (name) => `দেখা হয়েছে। ${name} সাইটেই থাকছে।`,
  takenBack: 'তুলে নেওয়া হয়েছে। সরাসরি বদলটি আবার তালিকায় আছে।',
  failed: 'আপনি যে দেখেছেন, তা সেভ করা গেল না। আবার চেষ্টা করুন।',
};

export const approveAllTexts: Translated<typeof english.approveAllTexts> = {
  all: (count) => plural(count, { one: 'তালিকার লিস্টিংটি মঞ্জুর করুন', other: `তালিকার ${count}টি লিস্টিংই মঞ্জুর করুন` }),
  busy: 'মঞ্জুর করা হচ্ছে...',
  question: (count, dealer) => `ডিলার ${dealer}: ${count}টি লিস্টিং মঞ্জুর করবেন?`,
  consequence: 'মঞ্জুর হলেই এগুলি সাইটে এসে যাবে।',
  approve: 'সব মঞ্জুর করুন',
  done: (count) => `মঞ্জুর হয়েছে: ${count}টি লিস্টিং`,
};

export const hintTexts: Translated<typeof english.hintTexts> = {
  likePrice: (count, median) => `সাইটে এমন ${count}টি গাড়ির দাম প্রায় ${median}।`,
  farPrice: (count, median) => `দাম এমন গাড়ির থেকে অনেক আলাদা: সাইটে এমন ${count}টি গাড়ির দাম প্রায় ${median}।`,
  copied: {
    photo: (name) => `অন্য এক ডিলারের লিস্টিংয়ে একই ছবি আছে: ${name}।`,
    description: (name) => `সাইটে অন্য এক ডিলারের লিস্টিংয়ে একই বিবরণ আছে: ${name}।`,
    facts: (name) => `সাইটে অন্য এক ডিলারের লিস্টিংয়ে একই দাম, সাল আর কিলোমিটার আছে: ${name}।`,
  },
  reports: (_count, text) => `ক্রেতাদের ${text}টি অভিযোগ`,
  emailConfirmed: (day) => `ডিলার ${day} তারিখে ইমেল কনফার্ম করেছেন।`,
  emailNotConfirmed: 'ডিলার ইমেল কনফার্ম করেননি।',
  phoneInText: 'বিবরণে ফোন নম্বর আছে।',
  twin: {
    name: (dealer) => `অন্য এক ডিলারেরও এই নাম: ${dealer}।`,
    phone: (dealer) => `অন্য এক ডিলারেরও এই ফোন নম্বর: ${dealer}।`,
  },
  suspendedTwin: {
    name: (dealer) => `সাসপেন্ড করা এক ডিলারেরও এই নাম: ${dealer}।`,
    phone: (dealer) => `সাসপেন্ড করা এক ডিলারেরও এই ফোন নম্বর: ${dealer}।`,
  },
};

export const shortcutTexts: Translated<typeof english.shortcutTexts> = {
  heading: 'কিবোর্ড শর্টকাট',
  next: 'পরের লিস্টিং',
  previous: 'আগের লিস্টিং',
  approve: 'লিস্টিং মঞ্জুর করুন, সরাসরি বদলের বেলায় “দেখেছি”',
  reject: 'লিস্টিং ডিলিট করুন',
  undo: 'শেষ সিদ্ধান্ত তুলে নিন',
  search: 'খুঁজুন',
  help: 'এই শর্টকাটগুলি দেখান বা লুকোন',
  use: 'এই শর্টকাটগুলি চালু রাখুন',
};

export const undoTexts: Translated<typeof english.undoTexts> = {
  label: 'শেষ সিদ্ধান্ত',
  undo: 'তুলে নিন',
  last: {
    approve: (name) => `মঞ্জুর: ${name}`,
    reject: (name) => `ডিলিট করা: ${name}`,
    acknowledge: (name) => `দেখা হয়েছে: ${name}`,
  },
};

const reviewTextsOf = (ofKind: string, reviewEmpty: string) => ({
  loading: `${ofKind} লিস্টিং লোড হচ্ছে...`,
  reviewEmpty,
  reviewTitle: `${ofKind} লিস্টিং মঞ্জুর করুন`,
  approveQuestion: `${ofKind} এই লিস্টিং মঞ্জুর করবেন?`,
  approveConsequence: 'মঞ্জুর হলেই লিস্টিং সাইটে এসে যাবে।',
  rejectQuestion: `${ofKind} এই লিস্টিং ডিলিট করবেন?`,
  rejectConsequence: 'ক্রেতারা আর এটি দেখতে পাবেন না। রেকর্ড থেকে যাবে, পরে মঞ্জুরও করা যাবে।',
  approved: `${ofKind} লিস্টিং মঞ্জুর করা হয়েছে।`,
  rejected: `${ofKind} লিস্টিং ডিলিট করা হয়েছে।`,
  approveFailed: `${ofKind} লিস্টিং মঞ্জুর করা গেল না। আবার চেষ্টা করুন।`,
  rejectFailed: `${ofKind} লিস্টিং ডিলিট করা গেল না। আবার চেষ্টা করুন।`,
});

export const kindReviewTexts: Translated<typeof english.kindReviewTexts> = {
  car: reviewTextsOf('গাড়ির', 'মঞ্জুরির অপেক্ষায় গাড়ির কোনও লিস্টিং নেই।'),
  bike: reviewTextsOf('বাইকের', 'মঞ্জুরির অপেক্ষায় বাইকের কোনও লিস্টিং নেই।'),
};

export const rejectConsequence: typeof english.rejectConsequence = ({ kind, state, visible }) => {
  if (state === 'suspended')
    return 'ডিলার যতদিন সাসপেন্ড, ক্রেতারা এটি দেখতে পান না। ডিলিট করলে সাসপেনশন তুলে নেওয়ার পরেও এটি ফিরে আসবে না।';
  if (!isSaleOver(state)) return kindReviewTexts[kind].rejectConsequence;
  return visible
    ? 'ক্রেতারা এটি আর খুঁজে পান না, তবে যাঁর কাছে লিঙ্ক আছে তিনি এখনও দেখতে পারেন। ডিলিট করলে শুধু ডিলারই দেখতে পাবেন।'
    : 'ক্রেতারা এটি দেখতে পান না। ডিলিট করলে ডিলার কারণ দেখতে পাবেন, আর যেমন আছে তেমন সাইটে ফিরিয়ে আনতে পারবেন না।';
};

export const queueLabels: Translated<typeof english.queueLabels> = {
  pending: 'যাচাই বাকি',
  approved: 'মঞ্জুর',
  rejected: 'ডিলিট করা',
  all: 'সব',
};
