import type * as english from '../../../app/texts';
import type { Translated } from '../../translated';

export const navTexts: Translated<typeof english.navTexts> = {
  publicLabel: 'मुख्य मेनू',
  dealerLabel: 'डीलर',
  menu: 'मेनू',
  barLabel: 'सुरुवात',
  search: 'शोधा',
  bookings: 'बुकिंग',
  account: 'खाते',
  skip: 'थेट मजकुराकडे जा',
  home: 'होम',
  myBookings: 'माझी बुकिंग',
  mySearches: 'माझे शोध',
  myAccount: 'माझे खाते',
  saved: 'सेव्ह गाड्या',
  user: 'खरेदीदार',
  buyerLogin: 'खरेदीदार लॉग इन',
  buyerSignUp: 'खरेदीदार खाते तयार करा',
  dealer: 'डीलर',
  forDealers: 'डीलर्ससाठी',
  dealerLogin: 'डीलर लॉग इन',
  dealerSignUp: 'डीलर खाते तयार करा',
  contact: 'संपर्क साधा',
  logout: 'लॉग आउट करा',
  today: 'आज',
  stock: 'माझ्या गाड्या',
  orders: 'बुकिंगची यादी',
  add: 'गाडी जोडा',
  addCar: 'कार जोडा',
  addBike: 'बाइक जोडा',
};

export const tabTexts: Translated<typeof english.tabTexts> = {
  label: 'काय पाहायचे',
  home: 'होम',
  bikes: 'बाइक',
  cars: 'कार',
  dealers: 'डीलर',
};

export const brandTexts: Translated<typeof english.brandTexts> = ['कार', 'बाइक', 'SUV', 'XUV', 'व्हॅन'];

export const footerTexts: Translated<typeof english.footerTexts> = {
  privacy: 'गोपनीयता',
  terms: 'अटी',
  admin: 'ॲडमिन',
};
