import type * as english from '../../../bookings/texts';
import { mostBookingChanges, mostOpenRequests } from '../../../shared/limits';
import type { Translated } from '../../translated';
import { bookingFailedTexts } from './book/buttonTexts';

export const bookingTexts: Translated<typeof english.bookingTexts> = {
  alreadyBookedTitle: 'ఇప్పటికే బుక్ చేశారు',
  notYetTitle: 'ఇంకా కాలేదు',
  signedOut: 'మీ బుకింగ్‌లు చూడటానికి లాగిన్ అవ్వండి.',
  fetchFailed: 'బుకింగ్‌లు లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  noneYet: 'మీరు ఇంకా ఏ వాహనం బుక్ చేయలేదు.',
  chosen: (name, time) => (time ? `${name}, టెస్ట్ డ్రైవ్: ${time}` : name),
  loading: 'మీ బుకింగ్‌లు లోడ్ అవుతున్నాయి...',
  noLongerForSale: 'ఈ వాహనం ఇప్పుడు అమ్మకానికి లేదు.',
  requestLimitTitle: 'పెండింగ్ రిక్వెస్ట్‌లు చాలా ఉన్నాయి',
  requestLimit: `మీవి ${mostOpenRequests} రిక్వెస్ట్‌లు పెండింగ్‌లో ఉన్నాయి. మరో వాహనం బుక్ చేసే ముందు ఒకటి రద్దు చేయండి, లేదా జవాబు వచ్చే వరకు ఆగండి.`,
  toBookings: 'నా బుకింగ్‌లు',
  close: 'మూసేయండి',
  changeLimitTitle: 'చాలా సార్లు మార్చారు',
  changeLimit: `మీరు ఈ బుకింగ్‌ను ${mostBookingChanges} సార్లు మార్చారు. డీలర్‌కు కాల్ చేయండి, లేదా బుకింగ్ రద్దు చేయండి.`,
  anotherHourTitle: 'వేరే సమయం ఎంచుకోండి',
  hourHasPassed: 'ఆ సమయాన్ని ఇప్పుడు ఎంచుకోవడం కుదరదు. వేరే సమయం ఎంచుకోండి.',
  hourIsBlocked: 'ఈ సమయాన్ని డీలర్ బ్లాక్ చేశారు. వేరే సమయం ఎంచుకోండి.',
};

export const kindBookingTexts: Translated<typeof english.kindBookingTexts> = {
  car: {
    bookingNeedsLogin: 'ఈ కారు బుక్ చేయడానికి లాగిన్ అవ్వండి.',
    bookingFailed: bookingFailedTexts.car,
    booked: 'కారు బుక్ అయింది!',
    alreadyBooked: 'మీరు ఈ కారును ఇప్పటికే బుక్ చేశారు.',
    sameIdBooked: 'ఈ కారు ఐడీ, మీరు బుక్ చేసిన ఒక బైక్ ఐడీ ఒకటే, అందుకే దీన్ని బుక్ చేయడం కుదరదు. మాకు రాయండి.',
    bookingsTitle: 'నా కార్ల బుకింగ్‌లు',
    bookingsFailed: 'బుకింగ్‌లు లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
    bookingsLoading: 'మీ బుకింగ్‌లు లోడ్ అవుతున్నాయి...',
    bookingsEmpty: 'మీరు ఇంకా ఏ కారూ బుక్ చేయలేదు.',
  },
  bike: {
    bookingNeedsLogin: 'ఈ బైక్ బుక్ చేయడానికి లాగిన్ అవ్వండి.',
    bookingFailed: bookingFailedTexts.bike,
    booked: 'బైక్ బుక్ అయింది!',
    alreadyBooked: 'మీరు ఈ బైక్‌ను ఇప్పటికే బుక్ చేశారు.',
    sameIdBooked: 'ఈ బైక్ ఐడీ, మీరు బుక్ చేసిన ఒక కారు ఐడీ ఒకటే, అందుకే దీన్ని బుక్ చేయడం కుదరదు. మాకు రాయండి.',
    bookingsTitle: 'నా బైక్‌ల బుకింగ్‌లు',
    bookingsFailed: 'బైక్ బుకింగ్‌లు లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
    bookingsLoading: 'మీ బైక్ బుకింగ్‌లు లోడ్ అవుతున్నాయి...',
    bookingsEmpty: 'మీ బైక్‌లను ఇంకా ఎవరూ బుక్ చేయలేదు, లేదా మీరు ఇంకా బైక్‌లు పోస్ట్ చేసి ఉండకపోవచ్చు.',
  },
};

export const bookTexts: Translated<typeof english.bookTexts> = {
  again: 'మళ్లీ బుక్ చేయండి',
  againFrom: {
    car: (time) => `ఈ కారును ${time} నుంచి మళ్లీ బుక్ చేయవచ్చు.`,
    bike: (time) => `ఈ బైక్‌ను ${time} నుంచి మళ్లీ బుక్ చేయవచ్చు.`,
  },
  chooseTestDrive: 'టెస్ట్ డ్రైవ్ ఎంచుకోండి',
  anotherTime: 'వేరే సమయం',
};

export const sheetTexts: Translated<typeof english.sheetTexts> = {
  book: (name) => `${name} బుక్ చేయండి`,
  again: (name) => `${name} మళ్లీ బుక్ చేయండి`,
  change: (name) => `వేరే సమయం: ${name}`,
  whatHappens: 'డీలర్‌కు మీ పేరు, ఫోన్ నంబర్ కనిపిస్తాయి. వారు అంగీకరిస్తారు లేదా మీకు కాల్ చేస్తారు. ఇక్కడ డబ్బు కట్టనవసరం లేదు.',
  changeHappens: 'డీలర్‌కు కొత్త సమయం కనిపిస్తుంది. వారు అంగీకరిస్తారు లేదా మీకు కాల్ చేస్తారు.',
  way: 'ఎలా',
  atOnce: 'ఇప్పుడే బుక్ చేయండి',
  atOnceHint: 'డీలర్ మీకు కాల్ చేస్తారు.',
  withTestDrive: 'టెస్ట్ డ్రైవ్',
  withTestDriveHint: 'రోజు, సమయం మీరే ఎంచుకోండి.',
  noTestDrive: 'టెస్ట్ డ్రైవ్ లేకుండా',
  day: 'రోజు',
  hour: 'సమయం',
  hourNeeded: 'సమయం ఎంచుకోండి.',
  note: 'నోట్',
  noteHint: 'డీలర్ కోసం.',
  submit: {
    book: 'ఇప్పుడే బుక్ చేయండి',
    again: 'మళ్లీ బుక్ చేయండి',
    change: 'ఈ సమయం అడగండి',
  },
  submitTestDrive: {
    book: 'ఈ టెస్ట్ డ్రైవ్‌తో బుక్ చేయండి',
    again: 'ఈ టెస్ట్ డ్రైవ్‌తో మళ్లీ బుక్ చేయండి',
    change: 'ఈ సమయం అడగండి',
  },
  changeWithout: 'టెస్ట్ డ్రైవ్ లేకుండా ఉంచండి',
};

export const clockTexts: Translated<typeof english.clockTexts> = {
  wrong: (now) => `ఈ డివైజ్‌లో తేదీ తప్పుగా ఉంది. భారతదేశంలో ఇప్పుడు ${now}, కింది రోజులు దాని ప్రకారమే ఉన్నాయి.`,
};

export const afterBookingTexts: Translated<typeof english.afterBookingTexts> = {
  requested: (dealer) => `${dealer} అనే డీలర్‌కు మీ పేరు, ఫోన్ నంబర్ కనిపిస్తాయి. వారు ఇక్కడ జవాబు ఇస్తారు లేదా కాల్ చేస్తారు.`,
  requestedFor: (time, dealer) =>
    `రిక్వెస్ట్ పంపారు: ${time}. ${dealer} అనే డీలర్‌కు మీ పేరు, ఫోన్ నంబర్ కనిపిస్తాయి. వారు ఇక్కడ జవాబు ఇస్తారు లేదా కాల్ చేస్తారు.`,
  undo: 'వెనక్కి తీసుకోండి',
  chooseTestDrive: 'టెస్ట్ డ్రైవ్ ఎంచుకోండి',
  cancelled: 'బుకింగ్ రద్దయింది.',
  changed: 'డీలర్‌కు కొత్త సమయం కనిపిస్తుంది.',
  done: 'సరే',
};

export const bookingCardTexts: Translated<typeof english.bookingCardTexts> = {
  bookedOn: 'బుక్ చేసిన తేదీ',
  vehicle: 'వాహనం',
  dealer: 'డీలర్',
  address: 'అడ్రస్',
  district: 'జిల్లా',
  customer: 'కొనుగోలుదారు',
  phone: 'ఫోన్',
  testDrive: 'టెస్ట్ డ్రైవ్',
  note: 'నోట్',
  reason: 'కారణం',
  declinedEarlier: 'ఇంతకుముందు తిరస్కరించారు',
  // Before 'కాల్ చేయండి'.
  callee: { buyer: 'కొనుగోలుదారుకు', dealer: 'డీలర్‌కు' },
  greeting: (listing) => `నమస్తే, Second Gearలో ${listing} బుకింగ్ గురించి:`,
};

export const myBookingsTexts: Translated<typeof english.myBookingsTexts> = {
  heading: 'నా బుకింగ్‌లు',
  upcoming: 'రాబోయేవి',
  earlier: 'ఇంతకుముందువి',
  cancelled: (count) => `రద్దయినవి (${count})`,
  priceNow: (price) => `ఇప్పుడు ${price}.`,
  addToCalendar: 'క్యాలెండర్‌లో పెట్టండి',
  directions: 'దారి చూడండి',
  cancelQuestion: 'ఈ బుకింగ్‌ను రద్దు చేయాలా?',
  cancelConsequence: (listing) => `మీకు ${listing} ఇక వద్దని డీలర్‌కు కనిపిస్తుంది. తర్వాత మళ్లీ బుక్ చేయవచ్చు.`,
  cancelForGood: (gone, listing) => `${gone} ${listing} మళ్లీ బుక్ చేయడం కుదరదు.`,
  cancel: 'బుకింగ్ రద్దు చేయండి',
  keep: 'బుకింగ్ ఉంచండి',
};

export const stepTexts: Translated<typeof english.stepTexts> = {
  label: 'బుకింగ్ దశలు',
  steps: ['రిక్వెస్ట్ పంపారు', 'అంగీకరించారు', 'వెళ్లి చూశారు'],
};

export const calendarTexts: Translated<typeof english.calendarTexts> = {
  accepted: (listing) => `టెస్ట్ డ్రైవ్: ${listing}`,
  requested: (listing) => `టెస్ట్ డ్రైవ్, రిక్వెస్ట్ పంపారు: ${listing}`,
};

export const dealerBookingsTexts: Translated<typeof english.dealerBookingsTexts> = {
  title: 'నా వాహనాల బుకింగ్‌లు',
  carsHeading: 'నా కార్ల బుకింగ్‌లు',
  show: 'చూపించండి',
  all: 'అన్ని బుకింగ్‌లు',
  ofListing: (listing) => `${listing} బుకింగ్‌లు`,
  oneListing: { car: 'ఒక కారు', bike: 'ఒక బైక్' },
  download: 'CSV డౌన్‌లోడ్ చేయండి',
  downloading: 'డౌన్‌లోడ్ అవుతోంది...',
  newestTitle: 'కొత్త బుకింగ్‌లు',
  downloadCut: 'ఈ ఫైల్‌లో కార్లవి, బైక్‌లవి ఒక్కోరకం 300 కొత్త బుకింగ్‌లు ఉన్నాయి. ఇంకా ఉన్నాయి.',
  downloadFailed: 'బుకింగ్‌లు డౌన్‌లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  accept: 'అంగీకరించండి',
  complete: 'పూర్తయింది',
  propose: 'వేరే సమయం సూచించండి',
  decline: 'తిరస్కరించండి',
  completeFrom: (time) => `${time} నుంచి దీన్ని పూర్తయిందని పెట్టవచ్చు.`,
  completeQuestion: 'ఈ బుకింగ్ పూర్తయిందా?',
  completeConsequence: (listing) => `${listing} బుకింగ్ ఇక శాశ్వతంగా ముగుస్తుంది: తర్వాత మీరు గానీ, కొనుగోలుదారు గానీ దాన్ని మార్చలేరు.`,
  declineQuestion: (listing) => `${listing} బుకింగ్‌ను తిరస్కరించాలా?`,
  declineHint: 'ఇది కొనుగోలుదారుకు కనిపిస్తుంది.',
  declineConsequence: 'కొనుగోలుదారు ఒక రోజు తర్వాత మళ్లీ బుక్ చేయవచ్చు.',
  hourClash: {
    taken: 'ఈ సమయంలో ఇదే వాహనానికి మరో టెస్ట్ డ్రైవ్ ఉంది. వేరే సమయం సూచించండి.',
    blocked: 'ఈ సమయాన్ని మీరు బ్లాక్ చేశారు. వేరే సమయం సూచించండి, లేదా అయినా అంగీకరించండి.',
  },
  noTestDrive: 'టెస్ట్ డ్రైవ్ లేదు',
  day: 'రోజు',
  everyDay: 'అన్ని రోజులు',
  noneOn: {
    car: (day) => `${day} నాడు ఏ కారుకూ టెస్ట్ డ్రైవ్ లేదు.`,
    bike: (day) => `${day} నాడు ఏ బైక్‌కూ టెస్ట్ డ్రైవ్ లేదు.`,
  },
};

export const bookingGroupTexts: Translated<typeof english.bookingGroupTexts> = {
  answer: 'మీ జవాబు కోసం చూస్తున్నారు',
  passed: 'సమయం దాటిన టెస్ట్ డ్రైవ్‌లు: పూర్తయ్యాయా, తిరస్కరించారా?',
  noDay: 'అంగీకరించినవి, టెస్ట్ డ్రైవ్ లేకుండా',
  ended: 'ముగిసినవి',
};

export const proposalTexts: Translated<typeof english.proposalTexts> = {
  title: (listing) => `వేరే సమయం: ${listing}`,
  asked: (time) => `బుకింగ్‌లో ఉన్న సమయం: ${time}.`,
  whatHappens: 'ఈ సమయాన్ని కొనుగోలుదారు కోసం ఉంచుతాము. వారు ఒప్పుకుంటారు లేదా వేరేది అడుగుతారు.',
  proposed: (dealer, time) => `${dealer} సూచించిన సమయం: ${time}.`,
  agree: 'ఈ సమయం తీసుకోండి',
  passed: 'ఆ సమయం దాటిపోయింది. వేరే సమయం అడగండి.',
};

export const bookingMoveFailedTexts: Translated<typeof english.bookingMoveFailedTexts> = {
  accept: 'బుకింగ్‌ను అంగీకరించడం కుదరలేదు. మళ్లీ ప్రయత్నించండి.',
  decline: 'బుకింగ్‌ను తిరస్కరించడం కుదరలేదు. మళ్లీ ప్రయత్నించండి.',
  complete: 'బుకింగ్ పూర్తయిందని పెట్టడం కుదరలేదు. మళ్లీ ప్రయత్నించండి.',
  propose: 'సమయం సూచించడం కుదరలేదు. మళ్లీ ప్రయత్నించండి.',
  cancel: 'బుకింగ్ రద్దు కాలేదు. మళ్లీ ప్రయత్నించండి.',
  agree: 'ఆ సమయం తీసుకోవడం కుదరలేదు. మళ్లీ ప్రయత్నించండి.',
  bookAgain: 'వాహనం మళ్లీ బుక్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  change: 'బుకింగ్ మారలేదు. మళ్లీ ప్రయత్నించండి.',
};

export const bookingMoveTexts: Translated<typeof english.bookingMoveTexts> = {
  takenTitle: 'ఆ సమయం ఖాళీ లేదు',
  changeLimitTitle: 'చాలా సార్లు సూచించారు',
  changeLimit: `మీరు వేరే సమయాన్ని ${mostBookingChanges} సార్లు సూచించారు. కొనుగోలుదారుకు కాల్ చేయండి.`,
  changedTitle: 'మళ్లీ చూడండి',
  taken: 'ఆ సమయం ఖాళీ లేదు: ఇదే వాహనానికి మరో టెస్ట్ డ్రైవ్‌ను ఆ సమయానికి అంగీకరించారు.',
  changed: 'ఈ బుకింగ్ మారింది. మళ్లీ చూడండి.',
};

export const bookingStateLabels: Translated<typeof english.bookingStateLabels> = {
  requested: 'రిక్వెస్ట్ పంపారు',
  proposed: 'సమయం సూచించారు',
  accepted: 'అంగీకరించారు',
  declined: 'తిరస్కరించారు',
  cancelled: 'రద్దయింది',
  completed: 'పూర్తయింది',
};

export const endedLabels: typeof english.endedLabels = {
  sold: 'వాహనం అమ్ముడైంది',
  withdrawn: 'ఇప్పుడు అమ్మకానికి లేదు',
  dealerLeft: 'డీలర్ వెళ్లిపోయారు',
};

const none = (state: string) => ({
  car: `${state} కార్ల బుకింగ్‌లు లేవు.`,
  bike: `${state} బైక్‌ల బుకింగ్‌లు లేవు.`,
});

export const noneInStateTexts: Translated<typeof english.noneInStateTexts> = {
  requested: none('జవాబు ఇవ్వాల్సిన'),
  proposed: none('సమయం సూచించిన'),
  accepted: none('అంగీకరించిన'),
  declined: none('తిరస్కరించిన'),
  cancelled: none('రద్దయిన'),
  completed: none('పూర్తయిన'),
};

export const bookingColumns: Translated<typeof english.bookingColumns> = [
  'బుక్ చేసిన తేదీ',
  'స్టేటస్',
  'కారు లేదా బైక్',
  'వాహనం',
  'ధర',
  'కొనుగోలుదారు',
  'ఫోన్',
  'టెస్ట్ డ్రైవ్',
  'నోట్',
  'తిరస్కరించిన కారణం',
];
