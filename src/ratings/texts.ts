import { formatMonth, monthOf } from '../shared/time/month';
import type { HideReason, Rating, RatingSum } from './rating';

/** What everybody reads of a rating (RATE-2). */
export const ratingTexts = {
  heading: 'Ratings',
  stars: (stars: number) => `${stars} of 5 stars`,
  average: (average: string, { count, testDrives }: RatingSum) =>
    count === 1
      ? `${average} of 5 from 1 rating, ${testDrives} with a test drive`
      : `${average} of 5 from ${count} ratings, ${testDrives} with a test drive`,
  when: (at: Date) => formatMonth(monthOf(at)),
  described: ({ asDescribed }: Pick<Rating, 'asDescribed'>) => (asDescribed ? 'As described' : 'Not as described'),
  punctual: ({ onTime }: Pick<Rating, 'onTime'>) => (onTime ? 'On time' : 'Not on time'),
  answer: 'Answer of the dealer',
  loading: 'Loading ratings...',
  failed: 'Could not fetch the ratings. Please try again.',
  none: 'Nobody has rated this dealer yet.',
} as const;

/** What a buyer reads (RATE-1). */
export const rateTexts = {
  open: 'Rate this dealer',
  again: 'Rate this dealer again',
  replaces: (stars: number) => `This replaces your earlier rating (${stars} of 5).`,
  confirmLead: 'Only people with a confirmed e-mail address rate dealers. We send you a link.',
  checking: 'Looking whether your e-mail address is confirmed...',
  rated: (stars: number) => `You rated: ${stars} of 5`,
  hidden: 'Second Gear has hidden your rating.',
  readFailed: 'Could not look for your rating. Please try again.',
  title: (dealer: string) => `Rate ${dealer}`,
  lead: 'Everybody can read it, without your name. You cannot change it later.',
  stars: 'How was it?',
  starsOf: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  asDescribed: 'Was the vehicle as described?',
  onTime: 'Was the dealer on time?',
  yes: 'Yes',
  no: 'No',
  text: 'What should others know?',
  textHint: 'Please no names and no phone numbers.',
  missing: 'Please choose the stars, and answer both questions.',
  send: 'Send rating',
  sending: 'Sending...',
  sendFailed: 'Could not send your rating. Please try again.',
  signedOut: 'Your login has ended. Please log in again to rate the dealer.',
} as const;

/** What the dealer reads (RATE-3). */
export const answerTexts = {
  heading: 'Ratings without an answer',
  failed: 'Could not fetch your ratings. Please try again.',
  label: 'Your answer',
  hint: 'Everybody can read it. You cannot change it later.',
  missing: 'Please write an answer.',
  send: 'Send answer',
  sending: 'Sending...',
  sendFailed: 'Could not send your answer. Please try again.',
  changed: 'This rating has been answered already.',
  signedOut: 'Your login has ended. Please log in again.',
} as const;

export const hideReasonLabels: Readonly<Record<HideReason, string>> = {
  abuse: 'It insults or threatens somebody',
  personal: 'It names a person, an address or a phone number',
  unrelated: 'It is not about this sale',
  false: 'What it says is proved to be false',
  advertising: 'It is advertising',
};

/** What the admin reads (RATE-4). */
export const ratingsAsAdminTexts = {
  heading: 'Ratings',
  hide: 'Hide',
  show: 'Show again',
  of: (name: string) => `: rating of ${name}`,
  hidden: (reason: string) => `Hidden: ${reason}`,
  none: 'Nobody has rated this dealer.',
  title: (name: string) => `Hide the rating of ${name}?`,
  lead: 'Visitors no longer see it, and the average does without it. Its buyer and the dealer still see it.',
  reason: 'Why?',
  noReason: 'Please choose why.',
  failed: 'Could not save that. Please try again.',
  changed: 'Somebody has decided about it meanwhile.',
  signedOut: 'The admin session has ended. Please log in again.',
} as const;
