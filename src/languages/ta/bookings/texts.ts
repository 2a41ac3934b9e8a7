import type * as english from '../../../bookings/texts';
import { mostBookingChanges, mostOpenRequests } from '../../../shared/limits';
import type { Translated } from '../../translated';
import { bookingFailedTexts } from './book/buttonTexts';

export const bookingTexts: Translated<typeof english.bookingTexts> = {
  alreadyBookedTitle: 'ஏற்கெனவே புக் செய்துள்ளீர்கள்',
  notYetTitle: 'இப்போது முடியாது',
  signedOut: 'உங்கள் புக்கிங்குகளைப் பார்க்க லாகின் செய்யுங்கள்.',
  fetchFailed: 'புக்கிங்குகள் லோடு ஆகவில்லை. மீண்டும் முயற்சியுங்கள்.',
  noneYet: 'நீங்கள் இன்னும் எந்த வண்டியையும் புக் செய்யவில்லை.',
  chosen: (name, time) => (time ? `${name}, டெஸ்ட் டிரைவ்: ${time}` : name),
  loading: 'உங்கள் புக்கிங்குகள் லோடு ஆகிறது...',
  noLongerForSale: 'இந்த வண்டி இனி விற்பனைக்கு இல்லை.',
  requestLimitTitle: 'பதில் வராத கோரிக்கைகள் அதிகம்',
  requestLimit: `உங்கள் ${mostOpenRequests} கோரிக்கைகளுக்கு இன்னும் பதில் வரவில்லை. வேறு வண்டியை புக் செய்யும் முன் ஒன்றை ரத்து செய்யுங்கள், அல்லது பதிலுக்குக் காத்திருங்கள்.`,
  toBookings: 'என் புக்கிங்குகள்',
  close: 'மூடவும்',
  changeLimitTitle: 'பல முறை மாற்றியாகிவிட்டது',
  changeLimit: `இந்த புக்கிங்கை ${mostBookingChanges} முறை மாற்றியுள்ளீர்கள். டீலரை அழையுங்கள், அல்லது புக்கிங்கை ரத்து செய்யுங்கள்.`,
  anotherHourTitle: 'வேறு நேரத்தைத் தேர்ந்தெடுங்கள்',
  hourHasPassed: 'அந்த நேரத்தை இனி தேர்ந்தெடுக்க முடியாது. வேறு நேரத்தைத் தேர்ந்தெடுங்கள்.',
  hourIsBlocked: 'டீலர் இந்த நேரத்தை பிளாக் செய்துள்ளார். வேறு நேரத்தைத் தேர்ந்தெடுங்கள்.',
};

export const kindBookingTexts: Translated<typeof english.kindBookingTexts> = {
  car: {
    bookingNeedsLogin: 'இந்த காரை புக் செய்ய லாகின் செய்யுங்கள்.',
    bookingFailed: bookingFailedTexts.car,
    booked: 'கார் புக் ஆகிவிட்டது!',
    alreadyBooked: 'இந்த காரை நீங்கள் ஏற்கெனவே புக் செய்துள்ளீர்கள்.',
    sameIdBooked: 'இந்த காரின் ஐடியும் நீங்கள் புக் செய்த ஒரு பைக்கின் ஐடியும் ஒன்றாக உள்ளதால் இதை புக் செய்ய முடியாது. எங்களுக்கு எழுதுங்கள்.',
    bookingsTitle: 'என் கார் புக்கிங்குகள்',
    bookingsFailed: 'புக்கிங்குகள் லோடு ஆகவில்லை. மீண்டும் முயற்சியுங்கள்.',
    bookingsLoading: 'உங்கள் புக்கிங்குகள் லோடு ஆகிறது...',
    bookingsEmpty: 'நீங்கள் இன்னும் எந்த காரையும் புக் செய்யவில்லை.',
  },
  bike: {
    bookingNeedsLogin: 'இந்த பைக்கை புக் செய்ய லாகின் செய்யுங்கள்.',
    bookingFailed: bookingFailedTexts.bike,
    booked: 'பைக் புக் ஆகிவிட்டது!',
    alreadyBooked: 'இந்த பைக்கை நீங்கள் ஏற்கெனவே புக் செய்துள்ளீர்கள்.',
    sameIdBooked: 'இந்த பைக்கின் ஐடியும் நீங்கள் புக் செய்த ஒரு காரின் ஐடியும் ஒன்றாக உள்ளதால் இதை புக் செய்ய முடியாது. எங்களுக்கு எழுதுங்கள்.',
    bookingsTitle: 'என் பைக் புக்கிங்குகள்',
    bookingsFailed: 'பைக் புக்கிங்குகள் லோடு ஆகவில்லை. மீண்டும் முயற்சியுங்கள்.',
    bookingsLoading: 'உங்கள் பைக் புக்கிங்குகள் லோடு ஆகிறது...',
    bookingsEmpty: 'உங்கள் பைக்குகளை இன்னும் யாரும் புக் செய்யவில்லை, அல்லது நீங்கள் இன்னும் பைக் எதையும் சேர்க்கவில்லை.',
  },
};

export const bookTexts: Translated<typeof english.bookTexts> = {
  again: 'மீண்டும் புக் செய்யவும்',
  againFrom: {
    car: (time) => `${time} முதல் இந்த காரை மீண்டும் புக் செய்யலாம்.`,
    bike: (time) => `${time} முதல் இந்த பைக்கை மீண்டும் புக் செய்யலாம்.`,
  },
  chooseTestDrive: 'டெஸ்ட் டிரைவ் கேட்க',
  anotherTime: 'வேறு நேரம்',
};

export const sheetTexts: Translated<typeof english.sheetTexts> = {
  book: (name) => `புக் செய்யவும்: ${name}`,
  again: (name) => `மீண்டும் புக் செய்யவும்: ${name}`,
  change: (name) => `வேறு நேரம்: ${name}`,
  whatHappens: 'டீலருக்கு உங்கள் பெயரும் ஃபோன் நம்பரும் தெரியும். அவர் ஏற்பார் அல்லது உங்களை அழைப்பார். இங்கே பணம் எதுவும் கட்ட வேண்டாம்.',
  changeHappens: 'டீலருக்குப் புதிய நேரம் தெரியும். அவர் அதை ஏற்பார் அல்லது உங்களை அழைப்பார்.',
  way: 'எப்படி',
  atOnce: 'உடனே புக் செய்யவும்',
  atOnceHint: 'டீலர் உங்களை அழைப்பார்.',
  withTestDrive: 'டெஸ்ட் டிரைவ்',
  withTestDriveHint: 'நாளும் நேரமும் உங்கள் விருப்பம்.',
  noTestDrive: 'டெஸ்ட் டிரைவ் இல்லாமல்',
  day: 'நாள்',
  hour: 'நேரம்',
  hourNeeded: 'ஒரு நேரத்தைத் தேர்ந்தெடுங்கள்.',
  note: 'குறிப்பு',
  noteHint: 'டீலருக்கு.',
  submit: {
    book: 'உடனே புக் செய்யவும்',
    again: 'மீண்டும் புக் செய்யவும்',
    change: 'இந்த நேரத்தைக் கேட்கவும்',
  },
  submitTestDrive: {
    book: 'டெஸ்ட் டிரைவுடன் புக் செய்யவும்',
    again: 'டெஸ்ட் டிரைவுடன் மீண்டும் புக் செய்யவும்',
    change: 'இந்த நேரத்தைக் கேட்கவும்',
  },
  changeWithout: 'டெஸ்ட் டிரைவ் இல்லாமல் வைக்கவும்',
};

export const clockTexts: Translated<typeof english.clockTexts> = {
  wrong: (now) => `இந்த டிவைஸின் தேதி தவறு. இந்தியாவில் இப்போது ${now}. கீழே உள்ள நாட்கள் அதன்படியே உள்ளன.`,
};

export const afterBookingTexts: Translated<typeof english.afterBookingTexts> = {
  requested: (dealer) => `${dealer} டீலருக்கு உங்கள் பெயரும் ஃபோன் நம்பரும் தெரியும். பதில் இங்கே வரும், அல்லது அழைப்பார்.`,
  requestedFor: (time, dealer) =>
    `கோரிக்கை சென்றது: ${time}. ${dealer} டீலருக்கு உங்கள் பெயரும் ஃபோன் நம்பரும் தெரியும். பதில் இங்கே வரும், அல்லது அழைப்பார்.`,
  undo: 'திரும்பப் பெறவும்',
  chooseTestDrive: 'டெஸ்ட் டிரைவ் கேட்க',
  cancelled: 'புக்கிங் ரத்தானது.',
  changed: 'டீலருக்குப் புதிய நேரம் தெரியும்.',
  done: 'முடிந்தது',
};

export const bookingCardTexts: Translated<typeof english.bookingCardTexts> = {
  bookedOn: 'புக் செய்த தேதி',
  vehicle: 'வண்டி',
  dealer: 'டீலர்',
  address: 'முகவரி',
  district: 'மாவட்டம்',
  customer: 'வாங்குபவர்',
  phone: 'ஃபோன்',
  testDrive: 'டெஸ்ட் டிரைவ்',
  note: 'குறிப்பு',
  reason: 'காரணம்',
  declinedEarlier: 'முன்பு மறுக்கப்பட்டது',
  // They stand before 'அழைக்கவும்'.
  callee: { buyer: 'வாங்குபவரை', dealer: 'டீலரை' },
  greeting: (listing) => `வணக்கம், Second Gear தளத்தில் ${listing} வண்டியின் புக்கிங் பற்றி:`,
};

export const myBookingsTexts: Translated<typeof english.myBookingsTexts> = {
  heading: 'என் புக்கிங்குகள்',
  upcoming: 'இனி வருபவை',
  earlier: 'முந்தையவை',
  cancelled: (count) => `ரத்தானவை (${count})`,
  priceNow: (price) => `இப்போது ${price}.`,
  addToCalendar: 'காலண்டரில் சேர்க்கவும்',
  directions: 'வழி பார்க்கவும்',
  cancelQuestion: 'இந்த புக்கிங்கை ரத்து செய்யலாமா?',
  cancelConsequence: (listing) =>
    `உங்களுக்கு ${listing} வண்டி இனி வேண்டாம் என்று டீலருக்குத் தெரியும். பிறகு அதை மீண்டும் புக் செய்யலாம்.`,
  cancelForGood: (gone, listing) => `${gone} ${listing} வண்டியை மீண்டும் புக் செய்ய முடியாது.`,
  cancel: 'புக்கிங்கை ரத்து செய்யவும்',
  keep: 'புக்கிங் இருக்கட்டும்',
};

export const stepTexts: Translated<typeof english.stepTexts> = {
  label: 'புக்கிங்கின் படிகள்',
  steps: ['கோரிக்கை', 'ஏற்கப்பட்டது', 'நேரில் பார்த்தது'],
};

export const calendarTexts: Translated<typeof english.calendarTexts> = {
  accepted: (listing) => `டெஸ்ட் டிரைவ்: ${listing}`,
  requested: (listing) => `டெஸ்ட் டிரைவ், கோரிக்கை மட்டும்: ${listing}`,
};

export const dealerBookingsTexts: Translated<typeof english.dealerBookingsTexts> = {
  title: 'என் புக்கிங்குகள்',
  carsHeading: 'என் கார் புக்கிங்குகள்',
  show: 'காட்டவும்',
  all: 'எல்லா புக்கிங்குகளும்',
  ofListing: (listing) => `${listing} வண்டியின் புக்கிங்குகள்`,
  oneListing: { car: 'ஒரு கார்', bike: 'ஒரு பைக்' },
  download: 'CSV டவுன்லோடு',
  downloading: 'டவுன்லோடு ஆகிறது...',
  newestTitle: 'புதிய புக்கிங்குகள் மட்டும்',
  downloadCut: 'இந்த ஃபைலில் கார், பைக் ஒவ்வொன்றிலும் புதிய 300 புக்கிங்குகள் உள்ளன. இன்னும் புக்கிங்குகள் உள்ளன.',
  downloadFailed: 'புக்கிங்குகளை டவுன்லோடு செய்ய முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
  accept: 'ஏற்கவும்',
  complete: 'முடிந்தது',
  propose: 'வேறு நேரம் சொல்லவும்',
  decline: 'மறுக்கவும்',
  completeFrom: (time) => `${time} முதல் இதை முடிந்ததாகக் குறிக்கலாம்.`,
  completeQuestion: 'இந்த புக்கிங் முடிந்ததா?',
  completeConsequence: (listing) =>
    `${listing} வண்டியின் புக்கிங் நிரந்தரமாக மூடப்படும்: அதன் பிறகு நீங்களோ வாங்குபவரோ அதை மாற்ற முடியாது.`,
  declineQuestion: (listing) => `${listing} வண்டியின் புக்கிங்கை மறுக்கலாமா?`,
  declineHint: 'வாங்குபவர் இதைப் படிப்பார்.',
  declineConsequence: 'ஒரு நாள் கழித்து வாங்குபவர் மீண்டும் புக் செய்யலாம்.',
  hourClash: {
    taken: 'இதே நேரத்தில் இந்த வண்டிக்கு வேறு டெஸ்ட் டிரைவ் உள்ளது. வேறு நேரம் சொல்லுங்கள்.',
    blocked: 'இந்த நேரத்தை நீங்கள் பிளாக் செய்துள்ளீர்கள். வேறு நேரம் சொல்லுங்கள், அல்லது அப்படியே ஏற்றுக்கொள்ளுங்கள்.',
  },
  noTestDrive: 'டெஸ்ட் டிரைவ் இல்லை',
  day: 'நாள்',
  everyDay: 'எல்லா நாளும்',
  noneOn: {
    car: (day) => `${day} அன்று எந்த காருக்கும் டெஸ்ட் டிரைவ் இல்லை.`,
    bike: (day) => `${day} அன்று எந்த பைக்குக்கும் டெஸ்ட் டிரைவ் இல்லை.`,
  },
};

export const bookingGroupTexts: Translated<typeof english.bookingGroupTexts> = {
  answer: 'உங்கள் பதிலுக்குக் காத்திருப்பவை',
  passed: 'நேரம் கடந்த டெஸ்ட் டிரைவ்கள்: முடிந்ததா, மறுப்பதா?',
  noDay: 'ஏற்கப்பட்டவை, டெஸ்ட் டிரைவ் இல்லாமல்',
  ended: 'முடிந்தவை',
};

export const proposalTexts: Translated<typeof english.proposalTexts> = {
  title: (listing) => `வேறு நேரம்: ${listing}`,
  asked: (time) => `புக்கிங்கில் உள்ள நேரம்: ${time}.`,
  whatHappens: 'இந்த நேரம் வாங்குபவருக்காக வைக்கப்படும். அவர் சம்மதிப்பார் அல்லது வேறு நேரம் கேட்பார்.',
  proposed: (dealer, time) => `${dealer} டீலர் சொல்லும் நேரம்: ${time}.`,
  agree: 'இந்த நேரம் சரி',
  passed: 'அந்த நேரம் கடந்துவிட்டது. வேறு நேரம் கேளுங்கள்.',
};

export const bookingMoveFailedTexts: Translated<typeof english.bookingMoveFailedTexts> = {
  accept: 'புக்கிங்கை ஏற்க முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
  decline: 'புக்கிங்கை மறுக்க முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
  complete: 'புக்கிங்கை முடிந்ததாகக் குறிக்க முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
  propose: 'வேறு நேரத்தை அனுப்ப முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
  cancel: 'புக்கிங்கை ரத்து செய்ய முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
  agree: 'இந்த நேரத்தை ஏற்க முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
  bookAgain: 'வண்டியை மீண்டும் புக் செய்ய முடியவில்லை. திரும்ப முயற்சியுங்கள்.',
  change: 'புக்கிங்கை மாற்ற முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
};

export const bookingMoveTexts: Translated<typeof english.bookingMoveTexts> = {
  takenTitle: 'அந்த நேரம் காலியாக இல்லை',
  changeLimitTitle: 'பல முறை நேரம் சொல்லியாகிவிட்டது',
  changeLimit: `நீங்கள் ${mostBookingChanges} முறை வேறு நேரம் சொல்லியுள்ளீர்கள். வாங்குபவரை அழையுங்கள்.`,
  changedTitle: 'மீண்டும் பாருங்கள்',
  taken: 'அந்த நேரம் காலியாக இல்லை: இந்த வண்டியின் வேறு டெஸ்ட் டிரைவ் அந்த நேரத்துக்கு ஏற்கப்பட்டுள்ளது.',
  changed: 'இந்த புக்கிங் மாறியுள்ளது. மீண்டும் பாருங்கள்.',
};

export const bookingStateLabels: Translated<typeof english.bookingStateLabels> = {
  requested: 'கோரிக்கை சென்றது',
  proposed: 'வேறு நேரம் சொல்லப்பட்டது',
  accepted: 'ஏற்கப்பட்டது',
  declined: 'மறுக்கப்பட்டது',
  cancelled: 'ரத்தானது',
  completed: 'முடிந்தது',
};

export const endedLabels: typeof english.endedLabels = {
  sold: 'வண்டி விற்பனையானது',
  withdrawn: 'இனி விற்பனைக்கு இல்லை',
  dealerLeft: 'டீலர் தளத்தில் இல்லை',
};

const none = (such: string) => ({
  car: `${such} கார் புக்கிங் எதுவும் இல்லை.`,
  bike: `${such} பைக் புக்கிங் எதுவும் இல்லை.`,
});

export const noneInStateTexts: Translated<typeof english.noneInStateTexts> = {
  requested: none('பதிலுக்குக் காத்திருக்கும்'),
  proposed: none('வேறு நேரம் சொல்லப்பட்ட'),
  accepted: none('ஏற்கப்பட்ட'),
  declined: none('மறுக்கப்பட்ட'),
  cancelled: none('ரத்தான'),
  completed: none('முடிந்த'),
};

export const bookingColumns: Translated<typeof english.bookingColumns> = [
  'புக் செய்த தேதி',
  'நிலை',
  'கார் அல்லது பைக்',
  'வண்டி',
  'விலை',
  'வாங்குபவர்',
  'ஃபோன்',
  'டெஸ்ட் டிரைவ்',
  'குறிப்பு',
  'மறுத்த காரணம்',
];
