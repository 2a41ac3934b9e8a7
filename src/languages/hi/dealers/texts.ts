import type * as english from '../../../dealers/texts';
import type { Translated } from '../../translated';

export const dealerTexts: Translated<typeof english.dealerTexts> = {
  heading: 'डीलर',
  seeListings: 'गाड़ियाँ देखें',
  of: (name) => `(${name})`,
  listLoading: 'डीलर लोड हो रहे हैं...',
  loading: 'डीलर की जानकारी लोड हो रही है...',
  dealer: 'डीलर',
  notFound: 'डीलर नहीं मिला',
  notHere: 'इस पते पर कोई डीलर नहीं है।',
  seeAll: 'सभी डीलर देखें',
  noAddress: 'पता नहीं दिया गया',
  shopOf: (name) => `${name} की दुकान`,
  gone: 'यह डीलर अब Second Gear पर नहीं हैं।',
  listFailed: 'डीलर लोड नहीं हो सके। कृपया फिर कोशिश करें।',
  listEmpty: 'कोई डीलर नहीं मिला।',
};

export const dealerContactTexts: Translated<typeof english.dealerContactTexts> = {
  call: 'कॉल करें',
  callDealer: 'डीलर को कॉल करें',
  logInToCall: 'कॉल करने के लिए लॉग इन करें',
  whatsApp: 'WhatsApp',
  whatsAppDealer: 'डीलर को WhatsApp करें',
  map: 'नक़्शे पर देखें',
  logIn: 'फ़ोन नंबर देखने के लिए लॉग इन करें',
  about: (listing, address) => `नमस्ते, मुझे ${listing} में दिलचस्पी है: ${address}`,
  aboutAny: 'नमस्ते, मैंने आपकी गाड़ियाँ Second Gear पर देखीं।',
};
