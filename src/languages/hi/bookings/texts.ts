import type * as english from '../../../bookings/texts';
import { mostBookingChanges, mostOpenRequests } from '../../../shared/limits';
import type { Translated } from '../../translated';
import { bookingFailedTexts } from './book/buttonTexts';

export const bookingTexts: Translated<typeof english.bookingTexts> = {
  alreadyBookedTitle: 'पहले से बुक है',
  notYetTitle: 'अभी नहीं',
  signedOut: 'अपनी बुकिंग देखने के लिए लॉग इन करें।',
  fetchFailed: 'बुकिंग लोड नहीं हो सकीं। कृपया फिर कोशिश करें।',
  noneYet: 'अभी कोई गाड़ी बुक नहीं की गई है।',
  chosen: (name, time) => (time ? `${name}, टेस्ट ड्राइव ${time}` : name),
  loading: 'आपकी बुकिंग लोड हो रही हैं...',
  noLongerForSale: 'यह गाड़ी अब बिक्री के लिए नहीं है।',
  requestLimitTitle: 'बहुत सारे अनुरोध बाक़ी हैं',
  requestLimit: `आपके ${mostOpenRequests} अनुरोधों का जवाब बाक़ी है। दूसरी गाड़ी बुक करने से पहले कोई एक रद्द करें, या जवाब का इंतज़ार करें।`,
  toBookings: 'मेरी बुकिंग',
  close: 'बंद करें',
  changeLimitTitle: 'बहुत बार बदली गई',
  changeLimit: `यह बुकिंग ${mostBookingChanges} बार बदली जा चुकी है। कृपया डीलर को कॉल करें, या बुकिंग रद्द करें।`,
  anotherHourTitle: 'दूसरा समय चुनें',
  hourHasPassed: 'वह समय अब नहीं चुना जा सकता। कृपया कोई और समय चुनें।',
  hourIsBlocked: 'डीलर ने यह समय बंद किया है। कोई और समय चुनें।',
};

export const kindBookingTexts: Translated<typeof english.kindBookingTexts> = {
  car: {
    bookingNeedsLogin: 'यह कार बुक करने के लिए लॉग इन करें।',
    bookingFailed: bookingFailedTexts.car,
    booked: 'कार बुक हो गई!',
    alreadyBooked: 'यह कार आप पहले ही बुक कर चुके हैं।',
    sameIdBooked: 'इस कार की आईडी उस बाइक जैसी है जो आपने बुक की है, इसलिए यह बुक नहीं हो सकती। कृपया हमें लिखें।',
    bookingsTitle: 'मेरी कार बुकिंग',
    bookingsFailed: 'बुकिंग लोड नहीं हो सकीं। कृपया फिर कोशिश करें।',
    bookingsLoading: 'आपकी बुकिंग लोड हो रही हैं...',
    bookingsEmpty: 'अभी कोई कार बुक नहीं की गई है।',
  },
  bike: {
    bookingNeedsLogin: 'यह बाइक बुक करने के लिए लॉग इन करें।',
    bookingFailed: bookingFailedTexts.bike,
    booked: 'बाइक बुक हो गई!',
    alreadyBooked: 'यह बाइक आप पहले ही बुक कर चुके हैं।',
    sameIdBooked: 'इस बाइक की आईडी उस कार जैसी है जो आपने बुक की है, इसलिए यह बुक नहीं हो सकती। कृपया हमें लिखें।',
    bookingsTitle: 'मेरी बाइक बुकिंग',
    bookingsFailed: 'बाइक की बुकिंग लोड नहीं हो सकीं। कृपया फिर कोशिश करें।',
    bookingsLoading: 'आपकी बाइक बुकिंग लोड हो रही हैं...',
    bookingsEmpty: 'आपकी कोई बाइक अभी बुक नहीं हुई है, या आपने अभी कोई बाइक नहीं डाली है।',
  },
};

export const bookTexts: Translated<typeof english.bookTexts> = {
  again: 'फिर से बुक करें',
  againFrom: {
    car: (time) => `यह कार ${time} से फिर बुक की जा सकती है।`,
    bike: (time) => `यह बाइक ${time} से फिर बुक की जा सकती है।`,
  },
  chooseTestDrive: 'टेस्ट ड्राइव चुनें',
  anotherTime: 'दूसरा समय',
};

export const sheetTexts: Translated<typeof english.sheetTexts> = {
  book: (name) => `${name} बुक करें`,
  again: (name) => `${name} फिर से बुक करें`,
  change: (name) => `${name} के लिए दूसरा समय`,
  whatHappens: 'डीलर को आपका नाम और फ़ोन नंबर दिखता है, और वे बुकिंग स्वीकार करते हैं या आपको कॉल करते हैं। यहाँ कोई पैसा नहीं देना है।',
  changeHappens: 'डीलर को नया समय दिखता है, और वे उसे स्वीकार करते हैं या आपको कॉल करते हैं।',
  way: 'कैसे',
  atOnce: 'अभी बुक करें',
  atOnceHint: 'डीलर आपको कॉल करेंगे।',
  withTestDrive: 'टेस्ट ड्राइव',
  withTestDriveHint: 'दिन और समय आप चुनें।',
  noTestDrive: 'टेस्ट ड्राइव के बिना',
  day: 'दिन',
  hour: 'समय',
  hourNeeded: 'कृपया समय चुनें।',
  note: 'टिप्पणी',
  noteHint: 'डीलर के लिए।',
  submit: {
    book: 'अभी बुक करें',
    again: 'फिर से बुक करें',
    change: 'यह समय माँगें',
  },
  submitTestDrive: {
    book: 'टेस्ट ड्राइव के साथ बुक करें',
    again: 'टेस्ट ड्राइव के साथ फिर से बुक करें',
    change: 'यह समय माँगें',
  },
  changeWithout: 'टेस्ट ड्राइव के बिना रखें',
};

export const clockTexts: Translated<typeof english.clockTexts> = {
  wrong: (now) => `इस डिवाइस की तारीख़ ग़लत है। भारत में अभी ${now} है, और नीचे के दिन उसी के अनुसार हैं।`,
};

export const afterBookingTexts: Translated<typeof english.afterBookingTexts> = {
  requested: (dealer) => `${dealer} को आपका नाम और फ़ोन नंबर दिखेगा। जवाब यहाँ या कॉल से आएगा।`,
  requestedFor: (time, dealer) =>
    `${time} के लिए अनुरोध भेजा गया। ${dealer} को आपका नाम और फ़ोन नंबर दिखेगा। जवाब यहाँ या कॉल से आएगा।`,
  undo: 'वापस लें',
  chooseTestDrive: 'टेस्ट ड्राइव चुनें',
  cancelled: 'बुकिंग रद्द हो गई।',
  changed: 'डीलर को नया समय दिखेगा।',
  done: 'हो गया',
};

export const bookingCardTexts: Translated<typeof english.bookingCardTexts> = {
  bookedOn: 'बुकिंग की तारीख़',
  vehicle: 'गाड़ी',
  dealer: 'डीलर',
  address: 'पता',
  district: 'ज़िला',
  customer: 'ख़रीदार',
  phone: 'फ़ोन',
  testDrive: 'टेस्ट ड्राइव',
  note: 'टिप्पणी',
  reason: 'वजह',
  declinedEarlier: 'पहले मना किया गया',
  callee: { buyer: 'ख़रीदार', dealer: 'डीलर' },
  greeting: (listing) => `नमस्ते, Second Gear पर ${listing} की बुकिंग के बारे में:`,
};

export const myBookingsTexts: Translated<typeof english.myBookingsTexts> = {
  heading: 'मेरी बुकिंग',
  upcoming: 'आने वाली',
  earlier: 'पिछली',
  cancelled: (count) => `रद्द की गई (${count})`,
  priceNow: (price) => `अब ${price}।`,
  addToCalendar: 'कैलेंडर में जोड़ें',
  directions: 'रास्ता देखें',
  cancelQuestion: 'यह बुकिंग रद्द करें?',
  cancelConsequence: (listing) => `डीलर को दिखेगा कि आपको ${listing} अब नहीं चाहिए। बाद में इसे फिर बुक किया जा सकता है।`,
  cancelForGood: (gone, listing) => `${gone} ${listing} फिर बुक नहीं की जा सकेगी।`,
  cancel: 'बुकिंग रद्द करें',
  keep: 'बुकिंग रहने दें',
};

export const stepTexts: Translated<typeof english.stepTexts> = {
  label: 'बुकिंग के चरण',
  steps: ['अनुरोध भेजा', 'स्वीकार हुई', 'गाड़ी देखी'],
};

export const calendarTexts: Translated<typeof english.calendarTexts> = {
  accepted: (listing) => `टेस्ट ड्राइव: ${listing}`,
  requested: (listing) => `टेस्ट ड्राइव, अनुरोध भेजा गया: ${listing}`,
};

export const dealerBookingsTexts: Translated<typeof english.dealerBookingsTexts> = {
  title: 'मेरी गाड़ियों की बुकिंग',
  carsHeading: 'मेरी कारों की बुकिंग',
  show: 'दिखाएँ',
  all: 'सभी बुकिंग',
  ofListing: (listing) => `${listing} की बुकिंग`,
  oneListing: { car: 'एक कार', bike: 'एक बाइक' },
  download: 'CSV डाउनलोड करें',
  downloading: 'डाउनलोड हो रहा है...',
  newestTitle: 'सबसे नई बुकिंग',
  downloadCut: 'फ़ाइल में कारों और बाइकों की सबसे नई 300-300 बुकिंग हैं। और भी बुकिंग हैं।',
  downloadFailed: 'बुकिंग डाउनलोड नहीं हो सकीं। कृपया फिर कोशिश करें।',
  accept: 'स्वीकार करें',
  complete: 'पूरी हुई',
  propose: 'दूसरा समय सुझाएँ',
  decline: 'मना करें',
  completeFrom: (time) => `इसे ${time} से पूरी हुई बताया जा सकता है।`,
  completeQuestion: 'क्या यह बुकिंग पूरी हुई?',
  completeConsequence: (listing) => `${listing} की बुकिंग हमेशा के लिए बंद हो जाएगी: इसके बाद न आप इसे बदल सकेंगे, न ख़रीदार।`,
  declineQuestion: (listing) => `${listing} की बुकिंग के लिए मना करें?`,
  declineHint: 'ख़रीदार इसे पढ़ते हैं।',
  declineConsequence: 'ख़रीदार एक दिन बाद फिर बुक कर सकते हैं।',
  hourClash: {
    taken: 'इस समय इसी गाड़ी की दूसरी टेस्ट ड्राइव है। दूसरा समय सुझाएँ।',
    blocked: 'आपने यह समय बंद किया है। दूसरा समय सुझाएँ, या फिर भी स्वीकार करें।',
  },
  noTestDrive: 'टेस्ट ड्राइव नहीं',
  day: 'दिन',
  everyDay: 'हर दिन',
  noneOn: {
    car: (day) => `${day} को किसी कार की टेस्ट ड्राइव नहीं है।`,
    bike: (day) => `${day} को किसी बाइक की टेस्ट ड्राइव नहीं है।`,
  },
};

export const bookingGroupTexts: Translated<typeof english.bookingGroupTexts> = {
  answer: 'आपके जवाब का इंतज़ार',
  passed: 'बीती टेस्ट ड्राइव: पूरी हुईं या मना की गईं?',
  noDay: 'स्वीकार हुईं, टेस्ट ड्राइव के बिना',
  ended: 'ख़त्म',
};

export const proposalTexts: Translated<typeof english.proposalTexts> = {
  title: (listing) => `${listing} के लिए दूसरा समय`,
  asked: (time) => `बुकिंग में समय है: ${time}।`,
  whatHappens: 'यह समय ख़रीदार के लिए रखा जाता है। वे इसे मानते हैं या कोई और समय माँगते हैं।',
  proposed: (dealer, time) => `${dealer} का सुझाव: ${time}।`,
  agree: 'यह समय लें',
  passed: 'वह समय निकल गया है। दूसरा समय माँगें।',
};

export const bookingMoveFailedTexts: Translated<typeof english.bookingMoveFailedTexts> = {
  accept: 'बुकिंग स्वीकार नहीं हो सकी। कृपया फिर कोशिश करें।',
  decline: 'बुकिंग के लिए मना नहीं किया जा सका। कृपया फिर कोशिश करें।',
  complete: 'बुकिंग पूरी हुई नहीं बताई जा सकी। कृपया फिर कोशिश करें।',
  propose: 'समय नहीं सुझाया जा सका। कृपया फिर कोशिश करें।',
  cancel: 'बुकिंग रद्द नहीं हो सकी। कृपया फिर कोशिश करें।',
  agree: 'यह समय नहीं लिया जा सका। कृपया फिर कोशिश करें।',
  bookAgain: 'गाड़ी फिर से बुक नहीं हो सकी। कृपया फिर कोशिश करें।',
  change: 'बुकिंग नहीं बदली जा सकी। कृपया फिर कोशिश करें।',
};

export const bookingMoveTexts: Translated<typeof english.bookingMoveTexts> = {
  takenTitle: 'यह समय ख़ाली नहीं है',
  changeLimitTitle: 'बहुत बार सुझाया गया',
  changeLimit: `आप ${mostBookingChanges} बार दूसरा समय सुझा चुके हैं। कृपया ख़रीदार को कॉल करें।`,
  changedTitle: 'फिर से देखें',
  taken: 'यह समय ख़ाली नहीं है: इसी गाड़ी की दूसरी टेस्ट ड्राइव इस समय स्वीकार हो चुकी है।',
  changed: 'यह बुकिंग बदल गई है। कृपया फिर से देखें।',
};

export const bookingStateLabels: Translated<typeof english.bookingStateLabels> = {
  requested: 'अनुरोध भेजा गया',
  proposed: 'समय सुझाया गया',
  accepted: 'स्वीकार हुई',
  declined: 'मना किया गया',
  cancelled: 'रद्द हुई',
  completed: 'पूरी हुई',
};

export const endedLabels: typeof english.endedLabels = {
  sold: 'गाड़ी बिक गई',
  withdrawn: 'अब बिक्री के लिए नहीं',
  dealerLeft: 'डीलर ने साइट छोड़ दी',
};

/** 'कार' and 'बाइक' are both feminine, as 'बुकिंग' is. */
const none = (state: string) => ({
  car: `कारों की कोई बुकिंग ${state} नहीं है।`,
  bike: `बाइकों की कोई बुकिंग ${state} नहीं है।`,
});

export const noneInStateTexts: Translated<typeof english.noneInStateTexts> = {
  requested: none('जवाब के इंतज़ार में'),
  proposed: none('सुझाए गए समय वाली'),
  accepted: none('स्वीकार की हुई'),
  declined: none('मना की हुई'),
  cancelled: none('रद्द'),
  completed: none('पूरी'),
};

export const bookingColumns: Translated<typeof english.bookingColumns> = [
  'बुकिंग की तारीख़',
  'स्थिति',
  'कार या बाइक',
  'गाड़ी',
  'कीमत',
  'ख़रीदार',
  'फ़ोन',
  'टेस्ट ड्राइव',
  'टिप्पणी',
  'मना करने की वजह',
];
