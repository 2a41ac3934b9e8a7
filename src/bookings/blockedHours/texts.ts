import type { OpenState } from '../bookingState';

const testDriveIn: Readonly<Record<OpenState, string>> = {
  accepted: 'test drive',
  requested: 'request',
  proposed: 'your proposal',
};

/** The hours that a dealer blocks (BOOK-32). */
export const blockHoursTexts = {
  open: 'Block hours',
  title: 'Block hours',
  whatHappens:
    'Buyers cannot ask for a test drive at a blocked hour. Test drives that you have accepted stay, and so do requests.',
  loading: 'Loading your blocked hours...',
  failed: 'Could not fetch your blocked hours. Please try again.',
  hours: 'Blocked hours',
  wholeDay: 'Whole day',
  /** '11 am', '11 am, test drive, request'. */
  hour: (hour: string, states: readonly OpenState[]) => [hour, ...states.map((state) => testDriveIn[state])].join(', '),
  clash: (hours: readonly string[]) =>
    `Buyers have or want a test drive at ${hours.join(', ')}. Blocking does not end it: propose another time, or decline.`,
  testDrivesFailed: 'Could not fetch your test drives of this day. You can block hours all the same.',
  save: 'Save',
  busy: 'Saving...',
  saved: 'Saved. Buyers see which hours are blocked.',
  notSaved: 'Could not save the blocked hours. Please try again.',
  signedOut: 'You are no longer logged in. Log in, and try again.',
} as const;

/** What people read where an hour is chosen. */
export const blockedHourTexts = {
  buyer: {
    some: 'The dealer has blocked the crossed-out hours.',
    all: 'The dealer has blocked this day. Choose another one.',
  },
  dealer: {
    some: 'You have blocked the crossed-out hours.',
    all: 'You have blocked this day. Choose another one.',
  },
} as const;
