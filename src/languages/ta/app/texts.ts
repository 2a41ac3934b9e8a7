import type * as english from '../../../app/texts';
import type { Translated } from '../../translated';

export const navTexts: Translated<typeof english.navTexts> = {
  publicLabel: 'முக்கிய மெனு',
  dealerLabel: 'டீலர்',
  menu: 'மெனு',
  barLabel: 'தொடக்கம்',
  search: 'தேடல்',
  bookings: 'புக்கிங்',
  account: 'கணக்கு',
  skip: 'நேராக உள்ளடக்கத்துக்குச் செல்லவும்',
  home: 'ஹோம்',
  myBookings: 'புக்கிங்குகள்',
  mySearches: 'தேடல்கள்',
  myAccount: 'என் கணக்கு',
  saved: 'சேமிப்பு',
  user: 'வாங்குபவர்',
  buyerLogin: 'வாங்குபவர் லாகின்',
  buyerSignUp: 'வாங்குபவர் கணக்கு தொடங்க',
  dealer: 'டீலர்',
  forDealers: 'டீலர்களுக்கு',
  dealerLogin: 'டீலர் லாகின்',
  dealerSignUp: 'டீலர் கணக்கு தொடங்க',
  contact: 'தொடர்பு',
  logout: 'லாக் அவுட்',
  today: 'இன்று',
  stock: 'வண்டிகள்',
  orders: 'புக்கிங்குகள்',
  add: 'வண்டி சேர்க்க',
  addCar: 'கார் சேர்க்க',
  addBike: 'பைக் சேர்க்க',
};

export const tabTexts: Translated<typeof english.tabTexts> = {
  label: 'எதைப் பார்ப்பது',
  home: 'ஹோம்',
  bikes: 'பைக்',
  cars: 'கார்',
  dealers: 'டீலர்',
};

export const brandTexts: Translated<typeof english.brandTexts> = ['கார்', 'பைக்', 'SUV', 'XUV', 'வேன்'];

export const footerTexts: Translated<typeof english.footerTexts> = {
  privacy: 'தனியுரிமை',
  terms: 'விதிமுறைகள்',
  admin: 'அட்மின்',
};
