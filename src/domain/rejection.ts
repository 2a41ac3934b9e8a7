import { textLimits } from './limits';
import { firstInvalid, type InvalidInput, isBlank } from './validators/invalidInput';

/** What the admin says again and again. The last one says nothing by itself. */
export const rejectReasons = [
  'The photos are unclear, or do not show the vehicle.',
  'The price is not believable.',
  'Some details are wrong or missing.',
  'This is not a car or a bike that is for sale.',
  'This vehicle is listed already.',
  'The text holds advertising or contact details.',
  'Another reason',
] as const;

export type RejectReason = (typeof rejectReasons)[number];

const anotherReason: RejectReason = 'Another reason';

/** What the dialog of a rejection holds. */
export interface Rejection {
  readonly reason: RejectReason | '';
  /** More about it, in the admin's own words. */
  readonly note: string;
}

export const blankRejection: Rejection = { reason: '', note: '' };

/** Characters that a note may have, so that it fits behind any reason. */
export const longestNote = textLimits.rejectReason - Math.max(...rejectReasons.map(({ length }) => length)) - 1;

/** A reason must be chosen; the one that says nothing needs a note. */
export function validateRejection({ reason, note }: Rejection): InvalidInput<keyof Rejection> | null {
  return firstInvalid([
    () => (reason === '' ? { field: 'reason', message: 'Please choose a reason.' } : null),
    () =>
      reason === anotherReason && isBlank(note) ? { field: 'note', message: 'Please write down the reason.' } : null,
  ]);
}

/** The reason as it is stored, and as the dealer reads it. */
export function rejectionText({ reason, note }: Rejection): string {
  return [reason === anotherReason ? '' : reason, note.trim()].filter(Boolean).join(' ');
}
