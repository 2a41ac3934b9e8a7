import type * as english from '../../../dealers/texts';
import type { Translated } from '../../translated';

export const dealerTexts: Translated<typeof english.dealerTexts> = {
  heading: 'डीलर',
  seeListings: 'गाड्या पाहा',
  of: (name) => `(${name})`,
  listLoading: 'डीलर लोड होत आहेत...',
  loading: 'डीलरची माहिती लोड होत आहे...',
  dealer: 'डीलर',
  notFound: 'डीलर सापडला नाही',
  notHere: 'या पत्त्यावर कोणताही डीलर नाही.',
  seeAll: 'सर्व डीलर पाहा',
  noAddress: 'पत्ता दिलेला नाही',
  shopOf: (name) => `${name} यांचे दुकान`,
  gone: 'हे डीलर आता Second Gear वर नाहीत.',
  listFailed: 'डीलर लोड झाले नाहीत. कृपया पुन्हा प्रयत्न करा.',
  listEmpty: 'एकही डीलर सापडला नाही.',
};

export const dealerContactTexts: Translated<typeof english.dealerContactTexts> = {
  call: 'कॉल करा',
  callDealer: 'डीलरला कॉल करा',
  logInToCall: 'कॉल करण्यासाठी लॉग इन करा',
  whatsApp: 'WhatsApp',
  whatsAppDealer: 'डीलरला WhatsApp करा',
  map: 'नकाशावर पाहा',
  logIn: 'फोन नंबर पाहण्यासाठी लॉग इन करा',
  about: (listing, address) => `नमस्कार, मला ${listing} या गाडीबद्दल माहिती हवी आहे: ${address}`,
  aboutAny: 'नमस्कार, मी तुमच्या गाड्या Second Gear वर पाहिल्या.',
};
