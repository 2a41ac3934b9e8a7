import type * as english from '../../../ratings/texts';
import { formatMonth, monthOf } from '../../../shared/time/month';
import type { Translated } from '../../translated';

export const ratingTexts: Translated<typeof english.ratingTexts> = {
  heading: 'रेटिंग',
  stars: (stars) => `5 में से ${stars} स्टार`,
  average: (average, { count, testDrives }) =>
    `5 में से ${average}, कुल ${count} रेटिंग, जिनमें से ${testDrives} टेस्ट ड्राइव के साथ`,
  when: (at) => formatMonth(monthOf(at)),
  described: ({ asDescribed }) => (asDescribed ? 'गाड़ी विवरण जैसी थी' : 'गाड़ी विवरण जैसी नहीं थी'),
  punctual: ({ onTime }) => (onTime ? 'डीलर समय पर थे' : 'डीलर समय पर नहीं थे'),
  answer: 'डीलर का जवाब',
  loading: 'रेटिंग लोड हो रही हैं...',
  failed: 'रेटिंग लोड नहीं हो सकीं। कृपया फिर कोशिश करें।',
  none: 'इस डीलर को अभी किसी ने रेटिंग नहीं दी है।',
};

export const rateTexts: Translated<typeof english.rateTexts> = {
  open: 'इस डीलर को रेटिंग दें',
  again: 'इस डीलर को फिर से रेटिंग दें',
  replaces: (stars) => `यह आपकी पिछली रेटिंग (5 में से ${stars}) की जगह लेगी।`,
  confirmLead: 'डीलर को रेटिंग देने के लिए ईमेल की पुष्टि ज़रूरी है। हम आपको एक लिंक भेजते हैं।',
  checking: 'देखा जा रहा है कि आपके ईमेल की पुष्टि हुई है या नहीं...',
  rated: (stars) => `आपकी रेटिंग: 5 में से ${stars}`,
  hidden: 'Second Gear ने आपकी रेटिंग छिपा दी है।',
  readFailed: 'आपकी रेटिंग लोड नहीं हो सकी। कृपया फिर कोशिश करें।',
  title: (dealer) => `${dealer} को रेटिंग दें`,
  lead: 'इसे कोई भी पढ़ सकता है, पर आपका नाम नहीं दिखता। बाद में इसे बदला नहीं जा सकता।',
  stars: 'अनुभव कैसा रहा?',
  starsOf: (stars) => `${stars} स्टार`,
  asDescribed: 'क्या गाड़ी विवरण जैसी थी?',
  onTime: 'क्या डीलर समय पर थे?',
  yes: 'हाँ',
  no: 'नहीं',
  text: 'दूसरों को क्या पता होना चाहिए?',
  textHint: 'कृपया कोई नाम या फ़ोन नंबर न लिखें।',
  missing: 'कृपया स्टार चुनें, और दोनों सवालों के जवाब दें।',
  send: 'रेटिंग भेजें',
  sending: 'भेजी जा रही है...',
  sendFailed: 'रेटिंग नहीं भेजी जा सकी। कृपया फिर कोशिश करें।',
  signedOut: 'आपका लॉग इन ख़त्म हो गया है। डीलर को रेटिंग देने के लिए फिर से लॉग इन करें।',
};

export const answerTexts: Translated<typeof english.answerTexts> = {
  heading: 'रेटिंग जिनका जवाब बाक़ी है',
  failed: 'आपकी रेटिंग लोड नहीं हो सकीं। कृपया फिर कोशिश करें।',
  label: 'आपका जवाब',
  hint: 'इसे कोई भी पढ़ सकता है। बाद में इसे बदला नहीं जा सकता।',
  missing: 'कृपया जवाब लिखें।',
  send: 'जवाब भेजें',
  sending: 'भेजा जा रहा है...',
  sendFailed: 'जवाब नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  changed: 'इस रेटिंग का जवाब पहले ही दिया जा चुका है।',
  signedOut: 'आपका लॉग इन ख़त्म हो गया है। कृपया फिर से लॉग इन करें।',
};

export const hideReasonLabels: Translated<typeof english.hideReasonLabels> = {
  abuse: 'इसमें किसी का अपमान है या किसी को धमकी दी गई है',
  personal: 'इसमें किसी का नाम, पता या फ़ोन नंबर है',
  unrelated: 'यह इस बिक्री के बारे में नहीं है',
  false: 'इसमें लिखी बात झूठी साबित हुई है',
  advertising: 'यह प्रचार है',
};

export const ratingsAsAdminTexts: Translated<typeof english.ratingsAsAdminTexts> = {
  heading: 'रेटिंग',
  hide: 'छिपाएँ',
  show: 'फिर दिखाएँ',
  of: (name) => `: ${name} की रेटिंग`,
  hidden: (reason) => `छिपाई गई: ${reason}`,
  none: 'इस डीलर को किसी ने रेटिंग नहीं दी है।',
  title: (name) => `${name} की रेटिंग छिपाएँ?`,
  lead: 'यह साइट पर आने वालों को नहीं दिखेगी, और औसत में नहीं गिनी जाएगी। इसे देने वाले ख़रीदार और डीलर को यह अब भी दिखेगी।',
  reason: 'क्यों?',
  noReason: 'कृपया वजह चुनें।',
  failed: 'यह सेव नहीं हो सका। कृपया फिर कोशिश करें।',
  changed: 'इस बीच किसी और ने इसका फ़ैसला कर दिया है।',
  signedOut: 'एडमिन का लॉग इन ख़त्म हो गया है। कृपया फिर से लॉग इन करें।',
};
