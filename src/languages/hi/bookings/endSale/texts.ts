import type * as english from '../../../../bookings/endSale/texts';
import type { Translated } from '../../../translated';

export const endSaleTexts: Translated<typeof english.endSaleTexts> = {
  ends: (count) => `इससे ${count} बुकिंग ख़त्म होंगी`,
  buyersRead: (reason) => `इन ख़रीदारों को दिखेगा: ${reason}`,
  someone: 'कोई ख़रीदार',
  busy: 'सेव हो रहा है...',
  stop: 'रोकें',
  ending: (count) => `अब तक ${count} बुकिंग ख़त्म हुईं।`,
  stopped: (count) => `रोक दिया: ${count} बुकिंग ख़त्म हुईं, और गाड़ी अब भी बिक्री के लिए है। जब चाहें, आगे बढ़ें।`,
  bookingsUnknown: 'इसके साथ ख़त्म होने वाली बुकिंग अभी नहीं पढ़ी जा सकीं।',
  bookingsChanged: 'इस गाड़ी की कोई बुकिंग बदल गई है। कृपया फिर से देखें।',
  completed: 'पूरी हुई।',
  markSold: 'बिक गई बताएँ',
  readFailed: 'लिस्टिंग लोड नहीं हो सकी। कृपया मेरी गाड़ियाँ में जाकर बताएँ कि यह बिक गई है।',
};
