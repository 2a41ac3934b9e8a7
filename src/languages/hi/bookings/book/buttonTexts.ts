import type * as english from '../../../../bookings/book/buttonTexts';
import type { Translated } from '../../../translated';

export const buttonTexts: Translated<typeof english.buttonTexts> = {
  book: 'अभी बुक करें',
  busy: 'बुक हो रही है...',
  booked: {
    requested: 'अनुरोध भेजा गया · बुकिंग देखें',
    proposed: 'समय सुझाया गया · बुकिंग देखें',
    accepted: 'स्वीकार हुई · बुकिंग देखें',
  },
};

export const bookingFailedTexts: Translated<typeof english.bookingFailedTexts> = {
  car: 'कार बुक नहीं हो सकी। कृपया फिर कोशिश करें।',
  bike: 'बाइक बुक नहीं हो सकी। कृपया फिर कोशिश करें।',
};

export const newsTexts: Translated<typeof english.newsTexts> = {
  countOf: () => 'बुकिंग में कुछ नया है',
};
