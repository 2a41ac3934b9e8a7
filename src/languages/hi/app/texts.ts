import type * as english from '../../../app/texts';
import type { Translated } from '../../translated';

export const navTexts: Translated<typeof english.navTexts> = {
  publicLabel: 'मुख्य मेन्यू',
  dealerLabel: 'डीलर',
  menu: 'मेन्यू',
  barLabel: 'शुरुआत',
  search: 'खोजें',
  bookings: 'बुकिंग',
  account: 'खाता',
  skip: 'सीधे सामग्री पर जाएँ',
  home: 'होम',
  myBookings: 'मेरी बुकिंग',
  mySearches: 'मेरी खोजें',
  myAccount: 'मेरा खाता',
  saved: 'सहेजी गई',
  user: 'ख़रीदार',
  buyerLogin: 'ख़रीदार लॉग इन',
  buyerSignUp: 'ख़रीदार का खाता बनाएँ',
  dealer: 'डीलर',
  forDealers: 'डीलरों के लिए',
  dealerLogin: 'डीलर लॉग इन',
  dealerSignUp: 'डीलर का खाता बनाएँ',
  contact: 'संपर्क करें',
  logout: 'लॉग आउट करें',
  today: 'आज',
  stock: 'मेरी गाड़ियाँ',
  orders: 'बुकिंग की सूची',
  add: 'गाड़ी जोड़ें',
  addCar: 'कार जोड़ें',
  addBike: 'बाइक जोड़ें',
};

export const tabTexts: Translated<typeof english.tabTexts> = {
  label: 'क्या देखना है',
  home: 'होम',
  bikes: 'बाइक',
  cars: 'कार',
  dealers: 'डीलर',
};

export const brandTexts: Translated<typeof english.brandTexts> = ['कार', 'बाइक', 'SUV', 'XUV', 'वैन'];

export const footerTexts: Translated<typeof english.footerTexts> = {
  privacy: 'निजता',
  terms: 'शर्तें',
  admin: 'एडमिन',
};
