import { textLimits } from './limits';
import { firstInvalid, type InvalidInput, isBlank } from './validators/invalidInput';

/** Offered last, whatever is refused. It says nothing by itself. */
const anotherReason = 'Another reason';

/** What is refused with a reason: a post by the admin, a booking by the dealer. */
export type Refusal = 'post' | 'booking';

interface Offer {
  /** What is said again and again. */
  readonly reasons: readonly string[];
  /** Characters of the reason as it is stored. */
  readonly longest: number;
}

const offers: Readonly<Record<Refusal, Offer>> = {
  post: {
    reasons: [
      'The photos are unclear, or do not show the vehicle.',
      'The price is not believable.',
      'Some details are wrong or missing.',
      'This is not a car or a bike that is for sale.',
      'This vehicle is listed already.',
      'The text holds advertising or contact details.',
      anotherReason,
    ],
    longest: textLimits.rejectReason,
  },
  booking: {
    reasons: [
      'The vehicle has been sold.',
      'That hour does not suit us. Please choose another one.',
      'The vehicle is in the workshop.',
      anotherReason,
    ],
    longest: textLimits.declineReason,
  },
};

/** What the dialog that asks for a reason holds. */
export interface Reason {
  /** One that is offered; '': none has been chosen. */
  readonly reason: string;
  /** More about it, in own words. */
  readonly note: string;
}

export const blankReason: Reason = { reason: '', note: '' };

export function offeredReasons(refusal: Refusal): readonly string[] {
  return offers[refusal].reasons;
}

/** Characters that a note may have, so that it fits behind any reason. */
export function longestNote(refusal: Refusal): number {
  const { reasons, longest } = offers[refusal];
  return longest - Math.max(...reasons.map(({ length }) => length)) - 1;
}

/** A reason must be chosen; the one that says nothing needs a note. */
export function validateReason({ reason, note }: Reason): InvalidInput<keyof Reason> | null {
  return firstInvalid([
    () => (reason === '' ? { field: 'reason', message: 'Please choose a reason.' } : null),
    () =>
      reason === anotherReason && isBlank(note) ? { field: 'note', message: 'Please write down the reason.' } : null,
  ]);
}

/** The reason as it is stored, and as the other side reads it. */
export function reasonText({ reason, note }: Reason): string {
  return [reason === anotherReason ? '' : reason, note.trim()].filter(Boolean).join(' ');
}
