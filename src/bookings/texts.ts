import type { ListingKind } from '../listings/kinds';
import { mostBookingChanges, mostOpenRequests } from '../shared/limits';
import type { ReasonCode } from '../shared/reason';
import { bookingFailedTexts } from './book/buttonTexts';
import type { BookingMove, BookingState } from './bookingState';

/** What buyers read about their bookings (BOOK-10, BOOK-11, BOOK-31). */
export const bookingTexts = {
  alreadyBookedTitle: 'Already booked',
  notYetTitle: 'Not yet',
  signedOut: 'You must be logged in to view your bookings.',
  fetchFailed: 'Could not fetch bookings. Please try again.',
  noneYet: 'You have not booked any vehicles yet.',
  chosen: (name: string, time: string | null) => (time ? `${name}, test drive on ${time}` : name),
  loading: 'Loading your bookings...',
  noLongerForSale: 'This vehicle is no longer for sale.',
  requestLimitTitle: 'Too many open requests',
  requestLimit: `You have ${mostOpenRequests} open requests. Cancel one, or wait for an answer, before you book another vehicle.`,
  toBookings: 'My Bookings',
  close: 'Close',
  changeLimitTitle: 'Changed too often',
  changeLimit: `You have changed this booking ${mostBookingChanges} times. Please call the dealer, or cancel the booking.`,
  anotherHourTitle: 'Choose another hour',
  hourHasPassed: 'That hour can no longer be chosen. Please choose another one.',
  hourIsBlocked: 'The dealer has blocked this hour. Choose another one.',
} as const;

interface KindBookingTexts {
  readonly bookingNeedsLogin: string;
  readonly bookingFailed: string;
  readonly booked: string;
  readonly alreadyBooked: string;
  readonly sameIdBooked: string;
  readonly bookingsTitle: string;
  readonly bookingsFailed: string;
  readonly bookingsLoading: string;
  readonly bookingsEmpty: string;
}

/** What people read about bookings of a kind (BOOK-1, BOOK-3, BOOK-5, BOOK-6, BOOK-14, BOOK-15). */
export const kindBookingTexts: Readonly<Record<ListingKind, KindBookingTexts>> = {
  car: {
    bookingNeedsLogin: 'Please log in to book this car.',
    bookingFailed: bookingFailedTexts.car,
    booked: 'Car booked successfully!',
    alreadyBooked: 'You have already booked this car.',
    sameIdBooked: 'This car has the id of a bike that you have booked, and cannot be booked. Please write to us.',
    bookingsTitle: 'My Car Orders',
    bookingsFailed: 'Could not fetch bookings. Please try again.',
    bookingsLoading: 'Loading your bookings...',
    bookingsEmpty: 'You have not booked any cars yet.',
  },
  bike: {
    bookingNeedsLogin: 'Please log in to book this bike.',
    bookingFailed: bookingFailedTexts.bike,
    booked: 'Bike booked successfully!',
    alreadyBooked: 'You have already booked this bike.',
    sameIdBooked: 'This bike has the id of a car that you have booked, and cannot be booked. Please write to us.',
    bookingsTitle: 'My Bike Bookings',
    bookingsFailed: 'Could not fetch bike bookings. Please try again.',
    bookingsLoading: 'Loading your bike Orders...',
    bookingsEmpty: 'Your bikes have not been booked yet or you may not have posted any bikes yet.',
  },
};

/** The buttons and the sheet that book a listing. */
export const bookTexts = {
  again: 'Book again',
  againFrom: {
    car: (time: string) => `You can book this car again from ${time}.`,
    bike: (time: string) => `You can book this bike again from ${time}.`,
  },
  chooseTestDrive: 'Choose a test drive',
  anotherTime: 'Another time',
} as const;

/** The sheet in which people book (BOOK-8). */
export const sheetTexts = {
  book: (name: string) => `Book ${name}`,
  again: (name: string) => `Book ${name} again`,
  change: (name: string) => `Another time for ${name}`,
  whatHappens: 'The dealer sees your name and phone number, and accepts or calls you. You pay nothing here.',
  changeHappens: 'The dealer sees the new time, and accepts it or calls you.',
  way: 'How',
  atOnce: 'Book now',
  atOnceHint: 'The dealer calls you.',
  withTestDrive: 'Test drive',
  withTestDriveHint: 'You choose day and hour.',
  noTestDrive: 'Without a test drive',
  day: 'Day',
  hour: 'Hour',
  hourNeeded: 'Please choose an hour.',
  note: 'Note',
  noteHint: 'For the dealer.',
  submit: {
    book: 'Book now',
    again: 'Book again',
    change: 'Ask for this time',
  },
  submitTestDrive: {
    book: 'Book with this test drive',
    again: 'Book again with this test drive',
    change: 'Ask for this time',
  },
  changeWithout: 'Keep it without a test drive',
} as const;

/** If the device's date is wrong (BOOK-33). */
export const clockTexts = {
  wrong: (now: string) => `The date of this device is wrong. It is ${now} in India, and the days below follow that.`,
} as const;

/** The toast after a booking. */
export const afterBookingTexts = {
  requested: (dealer: string) => `${dealer} sees your name and phone number, and answers here or calls.`,
  requestedFor: (time: string, dealer: string) =>
    `Requested for ${time}. ${dealer} sees your name and phone number, and answers here or calls.`,
  undo: 'Undo',
  chooseTestDrive: 'Choose a test drive',
  cancelled: 'The booking is cancelled.',
  changed: 'The dealer sees the new time.',
  done: 'Done',
} as const;

/** The card of a booking, for both sides. */
export const bookingCardTexts = {
  bookedOn: 'Booked on',
  vehicle: 'Vehicle',
  dealer: 'Dealer',
  address: 'Address',
  district: 'District',
  customer: 'Customer',
  phone: 'Phone',
  testDrive: 'Test drive',
  note: 'Note',
  reason: 'Reason',
  declinedEarlier: 'Declined earlier',
  /** The person that the call button names. */
  callee: { buyer: 'customer', dealer: 'dealer' },
  greeting: (listing: string) => `Hello, about the booking of ${listing} on Second Gear:`,
} as const;

/** A buyer's own bookings. */
export const myBookingsTexts = {
  heading: 'My bookings',
  upcoming: 'Upcoming',
  earlier: 'Earlier',
  cancelled: (count: number) => `Cancelled (${count})`,
  priceNow: (price: string) => `Now ${price}.`,
  addToCalendar: 'Add to calendar',
  directions: 'Directions',
  cancelQuestion: 'Cancel this booking?',
  cancelConsequence: (listing: string) =>
    `The dealer sees that you no longer want ${listing}. You can book it again later.`,
  /** The vehicle or its dealer is not offered any more. */
  cancelForGood: (gone: string, listing: string) => `${gone} You cannot book ${listing} again.`,
  cancel: 'Cancel booking',
  keep: 'Keep booking',
} as const;

/** How far a booking is. */
export const stepTexts = {
  label: 'Steps of the booking',
  steps: ['Requested', 'Accepted', 'Visited'],
} as const;

/** The event in a calendar. */
export const calendarTexts = {
  accepted: (listing: string) => `Test drive: ${listing}`,
  requested: (listing: string) => `Test drive, requested: ${listing}`,
} as const;

/** A dealer's bookings. */
export const dealerBookingsTexts = {
  title: 'My orders',
  carsHeading: 'My Car Bookings',
  show: 'Show',
  all: 'All bookings',
  ofListing: (listing: string) => `Bookings of ${listing}`,
  oneListing: { car: 'one car', bike: 'one bike' },
  download: 'Download CSV',
  downloading: 'Downloading...',
  newestTitle: 'The newest bookings',
  downloadCut: 'The file holds the newest 300 bookings of each kind. There are more.',
  downloadFailed: 'Could not download the bookings. Please try again.',
  accept: 'Accept',
  complete: 'Completed',
  propose: 'Propose another time',
  decline: 'Decline',
  completeFrom: (time: string) => `You can mark it as completed from ${time}.`,
  completeQuestion: 'Is this booking completed?',
  completeConsequence: (listing: string) =>
    `The booking of ${listing} is closed for good: neither you nor the buyer can change it afterwards.`,
  declineQuestion: (listing: string) => `Decline the booking of ${listing}?`,
  declineHint: 'The buyer reads it.',
  declineConsequence: 'The buyer may book again after a day.',
  hourClash: {
    taken: 'Another test drive of this vehicle has this hour. Propose another time.',
    blocked: 'You have blocked this hour. Propose another time, or accept it all the same.',
  },
  noTestDrive: 'No test drive',
  day: 'Day',
  everyDay: 'Every day',
  noneOn: {
    car: (day: string) => `No car has a test drive on ${day}.`,
    bike: (day: string) => `No bike has a test drive on ${day}.`,
  },
} as const;

/** The headings of the Order List (BOOK-30). */
export const bookingGroupTexts = {
  answer: 'Waiting for your answer',
  passed: 'Past test drives: completed or declined?',
  noDay: 'Accepted, without a test drive',
  ended: 'Over',
} as const;

/** The dealer proposes another hour (BOOK-25). */
export const proposalTexts = {
  title: (listing: string) => `Another time for ${listing}`,
  asked: (time: string) => `The booking says ${time}.`,
  whatHappens: 'The hour is held for the buyer, who agrees or asks for another one.',
  /** What the buyer reads. */
  proposed: (dealer: string, time: string) => `${dealer} proposes ${time}.`,
  agree: 'Take this time',
  /** The hour of a proposal has passed. */
  passed: 'That hour has passed. Ask for another time.',
} as const;

/** Said when a move of a booking fails (BOOK-7). */
export const bookingMoveFailedTexts: Readonly<Record<BookingMove, string>> = {
  accept: 'Could not accept the booking. Please try again.',
  decline: 'Could not decline the booking. Please try again.',
  complete: 'Could not complete the booking. Please try again.',
  propose: 'Could not propose the time. Please try again.',
  cancel: 'Could not cancel the booking. Please try again.',
  agree: 'Could not take the time. Please try again.',
  bookAgain: 'Could not book the vehicle again. Please try again.',
  change: 'Could not change the booking. Please try again.',
};

export const bookingMoveTexts = {
  takenTitle: 'That hour is taken',
  changeLimitTitle: 'Proposed too often',
  changeLimit: `You have proposed another time ${mostBookingChanges} times. Please call the buyer.`,
  changedTitle: 'Look again',
  taken: 'That hour is taken: another test drive of this vehicle has been accepted for it.',
  changed: 'This booking has changed. Please look again.',
} as const;

export const bookingStateLabels: Readonly<Record<BookingState, string>> = {
  requested: 'Requested',
  proposed: 'Time proposed',
  accepted: 'Accepted',
  declined: 'Declined',
  cancelled: 'Cancelled',
  completed: 'Completed',
};

/** The states of declined bookings whose vehicle or dealer is gone, by the code of the reason. */
export const endedLabels: Readonly<Partial<Record<ReasonCode, string>>> = {
  sold: 'Vehicle sold',
  withdrawn: 'No longer for sale',
  dealerLeft: 'Dealer has left',
};

/** Said where a dealer has no booking in a state. */
export const noneInStateTexts: Readonly<Record<BookingState, Readonly<Record<ListingKind, string>>>> = {
  requested: { car: 'No car booking is requested.', bike: 'No bike booking is requested.' },
  proposed: { car: 'No car booking is time proposed.', bike: 'No bike booking is time proposed.' },
  accepted: { car: 'No car booking is accepted.', bike: 'No bike booking is accepted.' },
  declined: { car: 'No car booking is declined.', bike: 'No bike booking is declined.' },
  cancelled: { car: 'No car booking is cancelled.', bike: 'No bike booking is cancelled.' },
  completed: { car: 'No car booking is completed.', bike: 'No bike booking is completed.' },
};

/** The columns of the file with the bookings. */
export const bookingColumns = [
  'Booked on',
  'State',
  'Kind',
  'Vehicle',
  'Price',
  'Customer',
  'Phone',
  'Test drive',
  'Note',
  'Reason of decline',
] as const;
