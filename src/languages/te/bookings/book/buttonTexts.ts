import type * as english from '../../../../bookings/book/buttonTexts';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

export const buttonTexts: Translated<typeof english.buttonTexts> = {
  book: 'బుక్ చేయండి',
  busy: 'బుక్ అవుతోంది...',
  booked: {
    requested: 'రిక్వెస్ట్ పంపారు · బుకింగ్ చూడండి',
    proposed: 'సమయం సూచించారు · బుకింగ్ చూడండి',
    accepted: 'అంగీకరించారు · బుకింగ్ చూడండి',
  },
};

export const bookingFailedTexts: Translated<typeof english.bookingFailedTexts> = {
  car: 'కారు బుక్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  bike: 'బైక్ బుక్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
};

export const newsTexts: Translated<typeof english.newsTexts> = {
  countOf: (count) => plural(count, { one: 'బుకింగ్‌లో కొత్త విషయం ఉంది', other: 'బుకింగ్‌లలో కొత్త విషయాలు ఉన్నాయి' }),
};
