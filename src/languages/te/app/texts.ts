import type * as english from '../../../app/texts';
import type { Translated } from '../../translated';

export const navTexts: Translated<typeof english.navTexts> = {
  publicLabel: 'మెయిన్ మెనూ',
  dealerLabel: 'డీలర్',
  menu: 'మెనూ',
  barLabel: 'మొదలు',
  search: 'వెతకండి',
  bookings: 'బుకింగ్‌లు',
  account: 'ఖాతా',
  skip: 'నేరుగా కంటెంట్‌కు వెళ్లండి',
  home: 'హోమ్',
  myBookings: 'నా బుకింగ్‌లు',
  mySearches: 'నా సెర్చ్‌లు',
  myAccount: 'నా ఖాతా',
  saved: 'సేవ్ చేసినవి',
  user: 'కొనుగోలుదారు',
  buyerLogin: 'కొనుగోలుదారు లాగిన్',
  buyerSignUp: 'కొనుగోలుదారు ఖాతా తెరవండి',
  dealer: 'డీలర్',
  forDealers: 'డీలర్ల కోసం',
  dealerLogin: 'డీలర్ లాగిన్',
  dealerSignUp: 'డీలర్ ఖాతా తెరవండి',
  contact: 'సంప్రదించండి',
  logout: 'లాగౌట్',
  today: 'ఈ రోజు',
  stock: 'నా వాహనాలు',
  orders: 'బుకింగ్‌ల జాబితా',
  add: 'వాహనం జోడించండి',
  addCar: 'కారు జోడించండి',
  addBike: 'బైక్ జోడించండి',
};

export const tabTexts: Translated<typeof english.tabTexts> = {
  label: 'ఏమి చూడాలి',
  home: 'హోమ్',
  bikes: 'బైక్‌లు',
  cars: 'కార్లు',
  dealers: 'డీలర్లు',
};

export const brandTexts: Translated<typeof english.brandTexts> = ['కారు', 'బైక్', 'SUV', 'XUV', 'వ్యాన్'];

export const footerTexts: Translated<typeof english.footerTexts> = {
  privacy: 'ప్రైవసీ',
  terms: 'నిబంధనలు',
  admin: 'అడ్మిన్',
};
