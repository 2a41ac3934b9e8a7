import { allInvalid, type InvalidInput, isBlank } from './invalidInput';
import { textLimits } from './limits';

/** Offered last, everywhere. It needs a note. */
const anotherReason = 'Another reason';

/**
 * What needs a reason: the admin's rejection of a listing or of a profile change, a suspension and its end, and the
 * dealer's decline of a booking; the admin's takedown of all posts of a dealer, and note about reports.
 */
export type ReasonFor = 'listing' | 'profileChange' | 'suspension' | 'lift' | 'booking' | 'report' | 'takedown';

interface Offer {
  /** The reasons that people can choose from. */
  readonly reasons: readonly string[];
  /** The most characters of the stored reason. */
  readonly longest: number;
}

const offers: Readonly<Record<ReasonFor, Offer>> = {
  listing: {
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
  profileChange: {
    reasons: [
      'The name is that of another dealer, or looks like it.',
      'The address or the district is not one that can be visited.',
      'The picture does not show the dealer’s shop.',
      'The text holds advertising or contact details.',
      anotherReason,
    ],
    longest: textLimits.rejectReason,
  },
  suspension: {
    reasons: [
      'Buyers have complained.',
      'The listings are false or misleading.',
      'The dealer claims to be somebody else.',
      'The dealer does not answer the bookings.',
      'The dealer has asked for it.',
      anotherReason,
    ],
    longest: textLimits.suspensionReason,
  },
  lift: {
    reasons: [
      'The matter has been settled.',
      'The suspension was a mistake.',
      'The dealer has asked for it.',
      anotherReason,
    ],
    longest: textLimits.suspensionReason,
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
  takedown: {
    reasons: [
      'Buyers have complained.',
      'The listings are false or misleading.',
      'The dealer does not answer the bookings.',
      'The dealer has asked for it.',
      anotherReason,
    ],
    longest: textLimits.rejectReason,
  },
  report: {
    reasons: [
      'Nothing is wrong with it.',
      'The listing has been rejected.',
      'The dealer has been warned.',
      'The dealer has been suspended.',
      anotherReason,
    ],
    longest: textLimits.reportNote,
  },
};

/** The values of the dialog that asks for a reason. */
export interface Reason {
  /** One of the offered reasons; '': none has been chosen. */
  readonly reason: string;
  /** Details, in the person's own words. */
  readonly note: string;
}

export const blankReason: Reason = { reason: '', note: '' };

export function offeredReasons(about: ReasonFor): readonly string[] {
  return offers[about].reasons;
}

/** The most characters of a note, so that it fits behind each reason. */
export function longestNote(about: ReasonFor): number {
  const { reasons, longest } = offers[about];
  return longest - Math.max(...reasons.map(({ length }) => length)) - 1;
}

/** A reason must be chosen; 'Another reason' needs a note. */
export function validateReason({ reason, note }: Reason): readonly InvalidInput<keyof Reason>[] {
  return allInvalid([
    () => (reason === '' ? { field: 'reason', message: 'Please choose a reason.' } : null),
    () =>
      reason === anotherReason && isBlank(note) ? { field: 'note', message: 'Please write down the reason.' } : null,
  ]);
}

/** The reason as it is stored, and as the other side reads it. */
export function reasonText({ reason, note }: Reason): string {
  return [reason === anotherReason ? '' : reason, note.trim()].filter(Boolean).join(' ');
}
