import type * as english from '../../../dealers/texts';
import type { Translated } from '../../translated';

export const dealerTexts: Translated<typeof english.dealerTexts> = {
  heading: 'ডিলার',
  seeListings: 'গাড়ি দেখুন',
  of: (name) => `(${name})`,
  listLoading: 'ডিলারদের তালিকা লোড হচ্ছে...',
  loading: 'ডিলারের তথ্য লোড হচ্ছে...',
  dealer: 'ডিলার',
  notFound: 'ডিলার পাওয়া গেল না',
  notHere: 'এই লিঙ্কে কোনও ডিলার নেই।',
  seeAll: 'সব ডিলার দেখুন',
  noAddress: 'ঠিকানা দেওয়া নেই',
  shopOf: (name) => `দোকান: ${name}`,
  gone: 'এই ডিলার আর Second Gear সাইটে নেই।',
  listFailed: 'ডিলারদের তালিকা লোড করা গেল না। আবার চেষ্টা করুন।',
  listEmpty: 'কোনও ডিলার পাওয়া গেল না।',
};

export const dealerContactTexts: Translated<typeof english.dealerContactTexts> = {
  call: 'কল করুন',
  callDealer: 'ডিলারকে কল করুন',
  logInToCall: 'কল করতে লগ ইন করুন',
  whatsApp: 'WhatsApp',
  whatsAppDealer: 'ডিলারকে WhatsApp করুন',
  map: 'ম্যাপে দেখুন',
  logIn: 'ফোন নম্বর দেখতে লগ ইন করুন',
  about: (listing, address) => `নমস্কার, ${listing} গাড়িটি নিয়ে জানতে চাই: ${address}`,
  aboutAny: 'নমস্কার, Second Gear সাইটে আপনার গাড়িগুলি দেখলাম।',
};
