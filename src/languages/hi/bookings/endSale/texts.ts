import type * as english from '../../../../bookings/endSale/texts';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

/** Agrees with 'बुकिंग', which is feminine and has the same form in the plural. */
const ended = (count: number) => `${count} बुकिंग ख़त्म ${plural(count, { one: 'हुई', other: 'हुईं' })}`;

export const endSaleTexts: Translated<typeof english.endSaleTexts> = {
  ends: (count) => `इससे ${count} बुकिंग ख़त्म ${plural(count, { one: 'होगी', other: 'होंगी' })}`,
  buyersRead: (reason) => `इन ख़रीदारों को दिखेगा: ${reason}`,
  someone: 'कोई ख़रीदार',
  busy: 'सेव हो रहा है...',
  stop: 'रोकें',
  ending: (count) => `अब तक ${ended(count)}।`,
  stopped: (count) => `रोक दिया: ${ended(count)}, और गाड़ी अब भी बिक्री के लिए है। जब चाहें, आगे बढ़ें।`,
  bookingsUnknown: 'इसके साथ ख़त्म होने वाली बुकिंग अभी लोड नहीं हो सकीं।',
  bookingsChanged: 'इस गाड़ी की कोई बुकिंग बदल गई है। कृपया फिर से देखें।',
  completed: 'पूरी हुई।',
  markSold: 'बिक गई बताएँ',
  readFailed: 'लिस्टिंग लोड नहीं हो सकी। कृपया मेरी गाड़ियाँ में जाकर बताएँ कि यह बिक गई है।',
};
