import type * as english from '../../../../stock/sale/texts';
import type { Translated } from '../../../translated';

export const saleTexts: Translated<typeof english.saleTexts> = {
  heading: 'आपके अपने हिसाब के लिए',
  hint: 'यह सिर्फ़ आपको दिखता है। इसे ख़ाली छोड़ा जा सकता है।',
  price: 'कितने में बिकी',
  buyer: 'किसे बेची',
  action: 'बिक्री',
  title: (name) => `${name} की बिक्री`,
  save: 'सेव करें',
  busy: 'सेव हो रहा है...',
  saved: (name) => `सेव हो गया: ${name} की बिक्री।`,
  loading: 'बिक्री की जानकारी लोड हो रही है...',
  readFailed: 'बिक्री की जानकारी लोड नहीं हो सकी। कृपया फिर कोशिश करें।',
  failed: 'बिक्री की जानकारी सेव नहीं हो सकी। कृपया फिर कोशिश करें।',
};
