import type * as english from '../../../../bookings/book/buttonTexts';
import type { Translated } from '../../../translated';

export const buttonTexts: Translated<typeof english.buttonTexts> = {
  book: 'आता बुक करा',
  busy: 'बुक होत आहे...',
  booked: {
    requested: 'विनंती पाठवली · बुकिंग पाहा',
    proposed: 'वेळ सुचवली · बुकिंग पाहा',
    accepted: 'स्वीकारले · बुकिंग पाहा',
  },
};

export const bookingFailedTexts: Translated<typeof english.bookingFailedTexts> = {
  car: 'कार बुक झाली नाही. कृपया पुन्हा प्रयत्न करा.',
  bike: 'बाइक बुक झाली नाही. कृपया पुन्हा प्रयत्न करा.',
};

export const newsTexts: Translated<typeof english.newsTexts> = {
  countOf: () => 'बुकिंगमध्ये काही नवीन आहे',
};
