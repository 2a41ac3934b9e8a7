import type * as english from '../../../ownAccount/texts';
import type { Translated } from '../../translated';

export const ownAccountTexts: Translated<typeof english.ownAccountTexts> = {
  heading: 'আমার অ্যাকাউন্ট',
  lead: 'আপনার তথ্য, আপনার পাসওয়ার্ড, আর Second Gear আপনার সম্পর্কে কী রাখে।',
  needsLogin: 'নিজের অ্যাকাউন্ট দেখতে লগ ইন করুন।',
  loading: 'আপনার অ্যাকাউন্ট লোড হচ্ছে',
  failed: 'আপনার অ্যাকাউন্ট লোড করা গেল না। আবার চেষ্টা করুন।',
  failedToSave: 'সেভ করা গেল না। কিছুই বদলায়নি। আবার চেষ্টা করুন।',
  wrongPassword: 'এটি আপনার পাসওয়ার্ড নয়',
  signedOut: 'আপনার লগ ইন শেষ হয়ে গেছে। আবার লগ ইন করুন।',
  busy: 'একটু অপেক্ষা করুন ...',
};

export const personTexts: Translated<typeof english.personTexts> = {
  heading: 'নাম আর ফোন',
  lead: 'যে ডিলারদের গাড়ি বুক করেন, তাঁরা দুটোই দেখতে পান।',
  saved: 'আপনার নাম আর ফোন নম্বর সেভ হয়েছে',
};

export const ownProfileTexts: Translated<typeof english.ownProfileTexts> = {
  heading: 'ক্রেতারা যা দেখেন',
  lead: 'আপনার নাম, জেলা, ঠিকানা, ফোন নম্বর আর ছবি আপনার প্রোফাইলে আছে।',
  link: 'প্রোফাইল বদলান',
};

export const emailTexts: Translated<typeof english.emailTexts> = {
  heading: 'ইমেল',
  lead: (email) => `আপনি ${email} দিয়ে লগ ইন করেন।`,
  submit: 'লিঙ্ক পাঠান',
  sent: 'আপনার ইমেল দেখুন',
  sentText: (email) => `এই ইমেলে লিঙ্ক পাঠানো হয়েছে: ${email}। লিঙ্কটি না খোলা পর্যন্ত পুরনো ইমেল দিয়েই লগ ইন করবেন।`,
  taken: 'এই ইমেলে আগে থেকেই একটি অ্যাকাউন্ট আছে',
};

export const passwordChangeTexts: Translated<typeof english.passwordChangeTexts> = {
  heading: 'পাসওয়ার্ড',
  lead: 'নতুন পাসওয়ার্ড দিলে আপনার অন্য ডিভাইসগুলির লগ ইন এক ঘণ্টার মধ্যে শেষ হয়ে যায়।',
  submit: 'পাসওয়ার্ড বদলান',
  saved: 'আপনার পাসওয়ার্ড বদলে গেছে',
};

export const themeTexts: Translated<typeof english.themeTexts> = {
  heading: 'হালকা বা গাঢ় থিম',
  lead: 'শুধু এই ডিভাইসের জন্য।',
  label: 'থিম',
  themes: { system: 'ডিভাইসের মতো', light: 'হালকা', dark: 'গাঢ়' },
};

export const ownDataTexts: Translated<typeof english.ownDataTexts> = {
  heading: 'আপনার ডেটা',
  lead: 'Second Gear আপনার সম্পর্কে যা কিছু রাখে, সবটা একটি ফাইলে।',
  download: 'আমার ডেটা ডাউনলোড করুন',
  busy: 'পড়া হচ্ছে ...',
  failed: 'আপনার ডেটা পড়া গেল না। আবার চেষ্টা করুন।',
};

export const deletionTexts: Translated<typeof english.deletionTexts> = {
  heading: 'অ্যাকাউন্ট মুছুন',
  unfinished: 'আপনার ডেটা মোছা হয়ে গেছে, কিন্তু লগ ইন এখনও নয়। শেষ করতে আপনার পাসওয়ার্ড লিখুন।',
  goes: {
    buyer: 'যা মুছে যাবে: আপনার নাম, ফোন নম্বর আর ইমেল, আপনার লগ ইন, সেভ করা গাড়ি আর সার্চ। যে বুকিং এখনও চলছে, সেগুলি বাতিল হবে।',
    dealer:
      'যা মুছে যাবে: আপনার প্রোফাইল, আপনার গাড়ি আর তাদের ছবি, আপনার দোকানের রেটিং, আপনার ইমেল আর লগ ইন। যে বুকিং এখনও চলছে, সেগুলি ফিরিয়ে দেওয়া হবে। একই লগ ইন দিয়ে আর ডিলারের অ্যাকাউন্ট খোলা যাবে না।',
  },
  stays: 'যা থেকে যাবে',
  submit: 'আমার অ্যাকাউন্ট মুছুন',
  busy: 'মোছা হচ্ছে ...',
  question: 'আপনার অ্যাকাউন্ট মুছবেন?',
  questionText: 'একবার মুছলে আর ফেরানো যাবে না।',
  confirm: 'মুছুন',
  failed: 'শেষ করা গেল না। যা মোছা হয়েছে, তা মোছাই থাকবে। আবার চেষ্টা করুন: কাজ সেখান থেকেই এগোবে, পরের বার লগ ইন করলেও।',
  youngPhotos: (time) =>
    `ছবি আপলোড করার 15 মিনিট পর তা মোছা যায়। বাকি সব মোছা হয়ে গেছে। ${time} পেরোলে লগ ইন করুন: তখন মোছা এগোবে।`,
  done: 'আপনার অ্যাকাউন্ট মুছে গেছে',
  finished: {
    buyer: 'আপনার ক্রেতা অ্যাকাউন্ট মোছা শেষ হয়েছে',
    dealer: 'আপনার ডিলার অ্যাকাউন্ট মোছা শেষ হয়েছে',
  },
};
