import type * as english from '../../../app/texts';
import type { Translated } from '../../translated';

export const navTexts: Translated<typeof english.navTexts> = {
  publicLabel: 'মূল মেনু',
  dealerLabel: 'ডিলার',
  menu: 'মেনু',
  barLabel: 'শুরু',
  search: 'খুঁজুন',
  bookings: 'বুকিং',
  account: 'অ্যাকাউন্ট',
  skip: 'সোজা মূল অংশে যান',
  home: 'হোম',
  myBookings: 'আমার বুকিং',
  mySearches: 'আমার সার্চ',
  myAccount: 'আমার অ্যাকাউন্ট',
  saved: 'সেভ করা',
  user: 'ক্রেতা',
  buyerLogin: 'ক্রেতা লগ ইন',
  buyerSignUp: 'ক্রেতার অ্যাকাউন্ট খুলুন',
  dealer: 'ডিলার',
  forDealers: 'ডিলারদের জন্য',
  dealerLogin: 'ডিলার লগ ইন',
  dealerSignUp: 'ডিলারের অ্যাকাউন্ট খুলুন',
  contact: 'যোগাযোগ',
  logout: 'লগ আউট করুন',
  today: 'আজ',
  stock: 'আমার গাড়ি-বাইক',
  orders: 'বুকিংয়ের তালিকা',
  add: 'যোগ করুন',
  addCar: 'গাড়ি যোগ করুন',
  addBike: 'বাইক যোগ করুন',
};

export const tabTexts: Translated<typeof english.tabTexts> = {
  label: 'কী দেখবেন',
  home: 'হোম',
  bikes: 'বাইক',
  cars: 'গাড়ি',
  dealers: 'ডিলার',
};

export const brandTexts: Translated<typeof english.brandTexts> = ['গাড়ি', 'বাইক', 'SUV', 'XUV', 'ভ্যান'];

export const footerTexts: Translated<typeof english.footerTexts> = {
  privacy: 'প্রাইভেসি',
  terms: 'শর্তাবলি',
  admin: 'অ্যাডমিন',
};
