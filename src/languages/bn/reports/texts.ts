import type * as english from '../../../reports/texts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const reportTexts: Translated<typeof english.reportTexts> = {
  listing: {
    open: 'এই লিস্টিং নিয়ে অভিযোগ করুন',
    title: (name) => `${name} নিয়ে অভিযোগ করুন`,
    logIn: 'এই লিস্টিং নিয়ে অভিযোগ করতে লগ ইন করুন।',
    reasons: {
      gone: 'গাড়ি বিক্রি হয়ে গেছে, বা কখনও ছিলই না',
      advance: 'গাড়ি দেখার আগেই টাকা চাওয়া হয়েছে',
      price: 'ডিলার অন্য দাম চাইছেন',
      photos: 'ছবিগুলি অন্য গাড়ির',
      details: 'সাল, কিলোমিটার বা অন্য তথ্য ভুল',
      papers: 'চুরির গাড়ি হতে পারে, বা কাগজপত্র ঠিক নেই',
      other: 'অন্য কিছু',
    },
  },
  dealer: {
    open: 'এই ডিলারকে নিয়ে অভিযোগ করুন',
    title: (name) => `${name} নিয়ে অভিযোগ করুন`,
    logIn: 'এই ডিলারকে নিয়ে অভিযোগ করতে লগ ইন করুন।',
    reasons: {
      gone: 'এই ঠিকানায় এমন কোনও ডিলার নেই',
      advance: 'গাড়ি দেখার আগেই টাকা চাওয়া হয়েছে',
      price: 'দাম লিস্টিংয়ের সঙ্গে মেলে না',
      photos: 'নাম বা ছবি অন্য ডিলারের',
      details: 'লিস্টিংয়ে যা লেখা, তা সত্যি নয়',
      papers: 'চুরির গাড়ি হতে পারে, বা কাগজপত্র ঠিক নেই',
      other: 'অন্য কিছু',
    },
  },
};

export const reportSheetTexts: Translated<typeof english.reportSheetTexts> = {
  lead: 'এটি শুধু Second Gear পড়ে। কে অভিযোগ করেছেন, ডিলার জানতে পারেন না।',
  reason: 'কী ভুল আছে?',
  text: 'কী হয়েছে?',
  textHint: 'কী দেখেছেন আর কবে, লিখুন। ব্যাঙ্ক বা কার্ডের নম্বর লিখবেন না।',
  noReason: 'কী ভুল আছে, বাছুন।',
  noText: 'কী ভুল আছে, লিখুন।',
  send: 'অভিযোগ পাঠান',
  sending: 'পাঠানো হচ্ছে...',
  loading: 'আপনার অভিযোগ খোঁজা হচ্ছে...',
  readFailed: 'আপনার অভিযোগ খোঁজা গেল না। আবার চেষ্টা করুন।',
  sendFailed: 'আপনার অভিযোগ পাঠানো গেল না। আবার চেষ্টা করুন।',
  signedOut: 'আপনার লগ ইন শেষ হয়ে গেছে। অভিযোগ করতে আবার লগ ইন করুন।',
  thanks: 'ধন্যবাদ। আপনার অভিযোগ আমরা পেয়েছি।',
  sentAt: (time) => `আপনি এটি নিয়ে অভিযোগ করেছেন: ${time}।`,
  waiting: 'আমরা এখনও এটি দেখিনি।',
  handled: (time) => `আমরা এটি দেখেছি: ${time}।`,
  again: 'আবার অভিযোগ করুন',
  close: 'বন্ধ করুন',
};

export const reportsTabTexts: Translated<typeof english.reportsTabTexts> = {
  tab: 'অভিযোগ',
  heading: 'ক্রেতাদের অভিযোগ',
  views: 'কোন অভিযোগ',
  open: { label: 'বাকি', empty: 'কোনও অভিযোগ বাকি নেই।' },
  handled: { label: 'মিটে গেছে', empty: 'মিটে গেছে এমন কোনও অভিযোগ নেই।' },
  loading: 'অভিযোগ লোড হচ্ছে...',
  failed: 'অভিযোগ লোড করা গেল না। আবার চেষ্টা করুন।',
  kinds: { products: 'গাড়ি', bikes: 'বাইক', sellers: 'ডিলার' },
  count: (count) => `${count}টি অভিযোগ`,
  noneAboutDealer: 'এই ডিলার বা তাঁর লিস্টিং নিয়ে কেউ অভিযোগ করেননি।',
  openListing: 'লিস্টিং খুলুন',
  openDealer: 'ডিলারের পেজ খুলুন',
  done: 'মিটে গেছে',
  doneAt: (time) => `মিটে গেছে: ${time}`,
  doneTitle: (name, count) =>
    plural(count, {
      one: `${name} নিয়ে অভিযোগটি মিটে গেছে?`,
      other: `${name} নিয়ে ${count}টি অভিযোগ মিটে গেছে?`,
    }),
  doneConsequence: 'যিনি অভিযোগ করেছেন তিনি জানবেন যে আপনি দেখেছেন, কিন্তু কারণ দেখবেন না। কারণ শুধু রেকর্ডে থাকে।',
  noteHint: 'এটি শুধু অ্যাডমিনরা দেখতে পান।',
  doneSaid: (name) => `মিটে গেছে: ${name}`,
  doneFailed: 'এটি সেভ করা গেল না। আবার চেষ্টা করুন।',
  signedOut: 'অ্যাডমিনের লগ ইন শেষ হয়ে গেছে। আবার লগ ইন করুন।',
};
