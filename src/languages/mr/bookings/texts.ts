import type * as english from '../../../bookings/texts';
import { mostBookingChanges, mostOpenRequests } from '../../../shared/limits';
import type { Translated } from '../../translated';
import { bookingFailedTexts } from './book/buttonTexts';

export const bookingTexts: Translated<typeof english.bookingTexts> = {
  alreadyBookedTitle: 'आधीच बुक केली आहे',
  notYetTitle: 'अजून नाही',
  signedOut: 'तुमची बुकिंग पाहण्यासाठी लॉग इन करा.',
  fetchFailed: 'बुकिंग लोड झाली नाहीत. कृपया पुन्हा प्रयत्न करा.',
  noneYet: 'तुम्ही अजून एकही गाडी बुक केलेली नाही.',
  chosen: (name, time) => (time ? `${name}, टेस्ट ड्राइव्ह ${time}` : name),
  loading: 'तुमची बुकिंग लोड होत आहेत...',
  noLongerForSale: 'ही गाडी आता विक्रीला नाही.',
  requestLimitTitle: 'खूप विनंत्या बाकी आहेत',
  requestLimit: `तुमच्या ${mostOpenRequests} विनंत्यांना उत्तर बाकी आहे. दुसरी गाडी बुक करण्याआधी एखादी रद्द करा, किंवा उत्तराची वाट पाहा.`,
  toBookings: 'माझी बुकिंग',
  close: 'बंद करा',
  changeLimitTitle: 'खूप वेळा बदलले',
  changeLimit: `तुम्ही हे बुकिंग ${mostBookingChanges} वेळा बदलले आहे. कृपया डीलरला कॉल करा, किंवा बुकिंग रद्द करा.`,
  anotherHourTitle: 'दुसरी वेळ निवडा',
  hourHasPassed: 'ती वेळ आता निवडता येत नाही. कृपया दुसरी वेळ निवडा.',
  hourIsBlocked: 'डीलरने ही वेळ बंद केली आहे. दुसरी वेळ निवडा.',
};

export const kindBookingTexts: Translated<typeof english.kindBookingTexts> = {
  car: {
    bookingNeedsLogin: 'ही कार बुक करण्यासाठी लॉग इन करा.',
    bookingFailed: bookingFailedTexts.car,
    booked: 'कार बुक झाली!',
    alreadyBooked: 'तुम्ही ही कार आधीच बुक केली आहे.',
    sameIdBooked: 'या कारचा आयडी तुम्ही बुक केलेल्या एका बाइकचाच आहे, त्यामुळे ती बुक करता येत नाही. कृपया आम्हाला लिहा.',
    bookingsTitle: 'माझ्या कारची बुकिंग',
    bookingsFailed: 'बुकिंग लोड झाली नाहीत. कृपया पुन्हा प्रयत्न करा.',
    bookingsLoading: 'तुमची बुकिंग लोड होत आहेत...',
    bookingsEmpty: 'तुम्ही अजून एकही कार बुक केलेली नाही.',
  },
  bike: {
    bookingNeedsLogin: 'ही बाइक बुक करण्यासाठी लॉग इन करा.',
    bookingFailed: bookingFailedTexts.bike,
    booked: 'बाइक बुक झाली!',
    alreadyBooked: 'तुम्ही ही बाइक आधीच बुक केली आहे.',
    sameIdBooked: 'या बाइकचा आयडी तुम्ही बुक केलेल्या एका कारचाच आहे, त्यामुळे ती बुक करता येत नाही. कृपया आम्हाला लिहा.',
    bookingsTitle: 'माझ्या बाइकची बुकिंग',
    bookingsFailed: 'बाइकची बुकिंग लोड झाली नाहीत. कृपया पुन्हा प्रयत्न करा.',
    bookingsLoading: 'तुमची बाइकची बुकिंग लोड होत आहेत...',
    bookingsEmpty: 'तुमची एकही बाइक अजून बुक झालेली नाही, किंवा तुम्ही अजून एकही बाइक टाकलेली नाही.',
  },
};

export const bookTexts: Translated<typeof english.bookTexts> = {
  again: 'पुन्हा बुक करा',
  againFrom: {
    car: (time) => `ही कार ${time} पासून पुन्हा बुक करता येईल.`,
    bike: (time) => `ही बाइक ${time} पासून पुन्हा बुक करता येईल.`,
  },
  chooseTestDrive: 'टेस्ट ड्राइव्ह निवडा',
  anotherTime: 'दुसरी वेळ',
};

export const sheetTexts: Translated<typeof english.sheetTexts> = {
  book: (name) => `${name} बुक करा`,
  again: (name) => `${name} पुन्हा बुक करा`,
  change: (name) => `${name} या गाडीसाठी दुसरी वेळ`,
  whatHappens:
    'डीलरला तुमचे नाव आणि फोन नंबर दिसतो. मग डीलर बुकिंग स्वीकारतात किंवा तुम्हाला कॉल करतात. येथे काहीही पैसे द्यायचे नाहीत.',
  changeHappens: 'डीलरला नवीन वेळ दिसते. मग डीलर ती स्वीकारतात किंवा तुम्हाला कॉल करतात.',
  way: 'कसे',
  atOnce: 'आता बुक करा',
  atOnceHint: 'डीलर तुम्हाला कॉल करतील.',
  withTestDrive: 'टेस्ट ड्राइव्ह',
  withTestDriveHint: 'दिवस आणि वेळ तुम्ही निवडा.',
  noTestDrive: 'टेस्ट ड्राइव्हशिवाय',
  day: 'दिवस',
  hour: 'वेळ',
  hourNeeded: 'कृपया वेळ निवडा.',
  note: 'नोट',
  noteHint: 'डीलरसाठी.',
  submit: {
    book: 'आता बुक करा',
    again: 'पुन्हा बुक करा',
    change: 'ही वेळ मागा',
  },
  submitTestDrive: {
    book: 'या टेस्ट ड्राइव्हसह बुक करा',
    again: 'या टेस्ट ड्राइव्हसह पुन्हा बुक करा',
    change: 'ही वेळ मागा',
  },
  changeWithout: 'टेस्ट ड्राइव्हशिवाय ठेवा',
};

export const clockTexts: Translated<typeof english.clockTexts> = {
  wrong: (now) => `या डिव्हाइसची तारीख चुकीची आहे. भारतात आता ${now} आहे, आणि खालचे दिवस त्यानुसार आहेत.`,
};

export const afterBookingTexts: Translated<typeof english.afterBookingTexts> = {
  requested: (dealer) => `${dealer} यांना तुमचे नाव आणि फोन नंबर दिसेल. ते येथे उत्तर देतील किंवा कॉल करतील.`,
  requestedFor: (time, dealer) =>
    `या वेळेसाठी विनंती पाठवली: ${time}. ${dealer} यांना तुमचे नाव आणि फोन नंबर दिसेल. ते येथे उत्तर देतील किंवा कॉल करतील.`,
  undo: 'मागे घ्या',
  chooseTestDrive: 'टेस्ट ड्राइव्ह निवडा',
  cancelled: 'बुकिंग रद्द झाले.',
  changed: 'डीलरला नवीन वेळ दिसेल.',
  done: 'झाले',
};

export const bookingCardTexts: Translated<typeof english.bookingCardTexts> = {
  bookedOn: 'बुकिंगची तारीख',
  vehicle: 'गाडी',
  dealer: 'डीलर',
  address: 'पत्ता',
  district: 'जिल्हा',
  customer: 'खरेदीदार',
  phone: 'फोन',
  testDrive: 'टेस्ट ड्राइव्ह',
  note: 'नोट',
  reason: 'कारण',
  declinedEarlier: 'आधी नकार दिला',
  // They stand before 'कॉल करा'.
  callee: { buyer: 'खरेदीदाराला', dealer: 'डीलरला' },
  greeting: (listing) => `नमस्कार, Second Gear वरील ${listing} या गाडीच्या बुकिंगबद्दल:`,
};

export const myBookingsTexts: Translated<typeof english.myBookingsTexts> = {
  heading: 'माझी बुकिंग',
  upcoming: 'येणारी',
  earlier: 'आधीची',
  cancelled: (count) => `रद्द केलेली (${count})`,
  priceNow: (price) => `आता ${price}.`,
  addToCalendar: 'कॅलेंडरमध्ये जोडा',
  directions: 'रस्ता पाहा',
  cancelQuestion: 'हे बुकिंग रद्द करायचे?',
  cancelConsequence: (listing) => `तुम्हाला ${listing} ही गाडी आता नको आहे, असे डीलरला दिसेल. नंतर तुम्ही ती पुन्हा बुक करू शकता.`,
  cancelForGood: (gone, listing) => `${gone} ${listing} ही गाडी पुन्हा बुक करता येणार नाही.`,
  cancel: 'बुकिंग रद्द करा',
  keep: 'बुकिंग राहू द्या',
};

export const stepTexts: Translated<typeof english.stepTexts> = {
  label: 'बुकिंगचे टप्पे',
  steps: ['विनंती केली', 'स्वीकारले', 'गाडी पाहिली'],
};

export const calendarTexts: Translated<typeof english.calendarTexts> = {
  accepted: (listing) => `टेस्ट ड्राइव्ह: ${listing}`,
  requested: (listing) => `टेस्ट ड्राइव्ह, विनंती केली: ${listing}`,
};

export const dealerBookingsTexts: Translated<typeof english.dealerBookingsTexts> = {
  title: 'माझ्या गाड्यांची बुकिंग',
  carsHeading: 'माझ्या कारची बुकिंग',
  show: 'दाखवा',
  all: 'सर्व बुकिंग',
  ofListing: (listing) => `${listing} या गाडीची बुकिंग`,
  oneListing: { car: 'एक कार', bike: 'एक बाइक' },
  download: 'CSV डाउनलोड करा',
  downloading: 'डाउनलोड होत आहे...',
  newestTitle: 'सर्वात नवीन बुकिंग',
  downloadCut: 'फाइलमध्ये कार आणि बाइक यांची प्रत्येकी सर्वात नवीन 300 बुकिंग आहेत. त्याहून जास्त बुकिंग आहेत.',
  downloadFailed: 'बुकिंग डाउनलोड झाली नाहीत. कृपया पुन्हा प्रयत्न करा.',
  accept: 'स्वीकारा',
  complete: 'पूर्ण झाले',
  propose: 'दुसरी वेळ सुचवा',
  decline: 'नकार द्या',
  completeFrom: (time) => `${time} पासून तुम्ही हे पूर्ण झाले म्हणून नोंदवू शकता.`,
  completeQuestion: 'हे बुकिंग पूर्ण झाले का?',
  completeConsequence: (listing) =>
    `${listing} या गाडीचे बुकिंग कायमचे बंद होईल: त्यानंतर तुम्हाला किंवा खरेदीदाराला ते बदलता येणार नाही.`,
  declineQuestion: (listing) => `${listing} या गाडीच्या बुकिंगला नकार द्यायचा?`,
  declineHint: 'हे खरेदीदाराला दिसेल.',
  declineConsequence: 'खरेदीदार एका दिवसानंतर पुन्हा बुक करू शकतात.',
  hourClash: {
    taken: 'या वेळेला याच गाडीची दुसरी टेस्ट ड्राइव्ह आहे. दुसरी वेळ सुचवा.',
    blocked: 'तुम्ही ही वेळ बंद केली आहे. दुसरी वेळ सुचवा, किंवा तरीही स्वीकारा.',
  },
  noTestDrive: 'टेस्ट ड्राइव्ह नाही',
  day: 'दिवस',
  everyDay: 'रोज',
  noneOn: {
    car: (day) => `${day} रोजी एकाही कारची टेस्ट ड्राइव्ह नाही.`,
    bike: (day) => `${day} रोजी एकाही बाइकची टेस्ट ड्राइव्ह नाही.`,
  },
};

export const bookingGroupTexts: Translated<typeof english.bookingGroupTexts> = {
  answer: 'तुमचे उत्तर बाकी',
  passed: 'झालेल्या टेस्ट ड्राइव्ह: पूर्ण झाल्या की नकार दिला?',
  noDay: 'स्वीकारलेली, टेस्ट ड्राइव्हशिवाय',
  ended: 'संपलेली',
};

export const proposalTexts: Translated<typeof english.proposalTexts> = {
  title: (listing) => `${listing} या गाडीसाठी दुसरी वेळ`,
  asked: (time) => `बुकिंगमधली वेळ: ${time}.`,
  whatHappens: 'ही वेळ खरेदीदारासाठी राखून ठेवली जाते. खरेदीदार ती मान्य करतात किंवा दुसरी मागतात.',
  proposed: (dealer, time) => `${dealer} यांनी सुचवलेली वेळ: ${time}.`,
  agree: 'ही वेळ घ्या',
  passed: 'ती वेळ निघून गेली आहे. दुसरी वेळ मागा.',
};

export const bookingMoveFailedTexts: Translated<typeof english.bookingMoveFailedTexts> = {
  accept: 'बुकिंग स्वीकारता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  decline: 'बुकिंगला नकार देता आला नाही. कृपया पुन्हा प्रयत्न करा.',
  complete: 'बुकिंग पूर्ण झाल्याचे सेव्ह झाले नाही. कृपया पुन्हा प्रयत्न करा.',
  propose: 'वेळ सुचवता आली नाही. कृपया पुन्हा प्रयत्न करा.',
  cancel: 'बुकिंग रद्द झाले नाही. कृपया पुन्हा प्रयत्न करा.',
  agree: 'ही वेळ घेता आली नाही. कृपया पुन्हा प्रयत्न करा.',
  bookAgain: 'गाडी पुन्हा बुक झाली नाही. कृपया पुन्हा प्रयत्न करा.',
  change: 'बुकिंग बदलता आले नाही. कृपया पुन्हा प्रयत्न करा.',
};

export const bookingMoveTexts: Translated<typeof english.bookingMoveTexts> = {
  takenTitle: 'ती वेळ रिकामी नाही',
  changeLimitTitle: 'खूप वेळा सुचवले',
  changeLimit: `तुम्ही ${mostBookingChanges} वेळा दुसरी वेळ सुचवली आहे. कृपया खरेदीदाराला कॉल करा.`,
  changedTitle: 'पुन्हा पाहा',
  taken: 'ती वेळ रिकामी नाही: त्या वेळेसाठी याच गाडीची दुसरी टेस्ट ड्राइव्ह स्वीकारली आहे.',
  changed: 'हे बुकिंग बदलले आहे. कृपया पुन्हा पाहा.',
};

export const bookingStateLabels: Translated<typeof english.bookingStateLabels> = {
  requested: 'विनंती केली',
  proposed: 'वेळ सुचवली',
  accepted: 'स्वीकारले',
  declined: 'नकार दिला',
  cancelled: 'रद्द केले',
  completed: 'पूर्ण झाले',
};

export const endedLabels: typeof english.endedLabels = {
  sold: 'गाडी विकली गेली',
  withdrawn: 'आता विक्रीला नाही',
  dealerLeft: 'डीलरने साइट सोडली',
};

/** Agrees with 'बुकिंग', which is neuter. */
const none = (state: string) => ({
  car: `${state} कारचे एकही बुकिंग नाही.`,
  bike: `${state} बाइकचे एकही बुकिंग नाही.`,
});

export const noneInStateTexts: Translated<typeof english.noneInStateTexts> = {
  requested: none('विनंती केलेले'),
  proposed: none('वेळ सुचवलेले'),
  accepted: none('स्वीकारलेले'),
  declined: none('नकार दिलेले'),
  cancelled: none('रद्द केलेले'),
  completed: none('पूर्ण झालेले'),
};

export const bookingColumns: Translated<typeof english.bookingColumns> = [
  'बुकिंगची तारीख',
  'स्थिती',
  'कार किंवा बाइक',
  'गाडी',
  'किंमत',
  'खरेदीदार',
  'फोन',
  'टेस्ट ड्राइव्ह',
  'नोट',
  'नकाराचे कारण',
];
