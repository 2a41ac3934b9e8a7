import type * as english from '../../../../bookings/book/buttonTexts';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

export const buttonTexts: Translated<typeof english.buttonTexts> = {
  book: 'புக் செய்க',
  busy: 'புக் ஆகிறது...',
  booked: {
    requested: 'கோரிக்கை சென்றது · புக்கிங் பார்க்க',
    proposed: 'வேறு நேரம் வந்துள்ளது · புக்கிங் பார்க்க',
    accepted: 'ஏற்கப்பட்டது · புக்கிங் பார்க்க',
  },
};

export const bookingFailedTexts: Translated<typeof english.bookingFailedTexts> = {
  car: 'காரை புக் செய்ய முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
  bike: 'பைக்கை புக் செய்ய முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
};

export const newsTexts: Translated<typeof english.newsTexts> = {
  countOf: (count) => plural(count, { one: 'புக்கிங்கில் புதிய தகவல் உள்ளது', other: 'புக்கிங்குகளில் புதிய தகவல் உள்ளது' }),
};
