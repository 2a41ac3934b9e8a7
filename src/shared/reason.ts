import type { InvalidInput } from './invalidInput';
import { textLimits } from './limits';
import { offeredReasonTexts } from './reasonTexts';
import { cleanText } from './text/cleanText';
import { isBlank } from './text/hiddenCharacters';

/** What is stored of an offered reason. A code of stored records never gets another meaning. */
export type ReasonCode = keyof typeof offeredReasonTexts;

/** Offered last, everywhere. It needs a note. */
const anotherReason = 'other';

/**
 * What needs a reason: the admin's rejection of a listing or of a profile change, a suspension and its end, and the
 * dealer's decline of a booking; the admin's takedown of all listings of a dealer, and note about reports.
 */
export type ReasonFor = 'listing' | 'profileChange' | 'suspension' | 'lift' | 'booking' | 'report' | 'takedown';

interface Offer {
  /** The reasons that people can choose from. */
  readonly reasons: readonly ReasonCode[];
  /** The most characters of the stored reason. */
  readonly longest: number;
}

const offers: Readonly<Record<ReasonFor, Offer>> = {
  listing: {
    reasons: ['photos', 'price', 'details', 'notForSale', 'listedAlready', 'advertising', anotherReason],
    longest: textLimits.rejectReason,
  },
  profileChange: {
    reasons: ['name', 'address', 'picture', 'advertising', anotherReason],
    longest: textLimits.rejectReason,
  },
  suspension: {
    reasons: ['complaints', 'falseListings', 'somebodyElse', 'noAnswers', 'ownWish', anotherReason],
    longest: textLimits.suspensionReason,
  },
  lift: {
    reasons: ['settled', 'mistake', 'ownWish', anotherReason],
    longest: textLimits.suspensionReason,
  },
  booking: {
    reasons: ['sold', 'hour', 'workshop', anotherReason],
    longest: textLimits.declineReason,
  },
  takedown: {
    reasons: ['complaints', 'falseListings', 'noAnswers', 'ownWish', anotherReason],
    longest: textLimits.rejectReason,
  },
  report: {
    reasons: ['nothingWrong', 'rejected', 'warned', 'suspended', anotherReason],
    longest: textLimits.reportNote,
  },
};

/** What people answer who are asked for a reason. */
export interface Reason<Code extends string = string> {
  /** One of the offered reasons; '': none has been chosen. */
  readonly reason: Code | '';
  /** Details, in the person's own words. */
  readonly note: string;
}

export const blankReason = { reason: '', note: '' } as const satisfies Reason;

export function isReasonCode(text: string): text is ReasonCode {
  return Object.hasOwn(offeredReasonTexts, text);
}

export function offeredReasons(about: ReasonFor): readonly ReasonCode[] {
  return offers[about].reasons;
}

/** The most characters of a note, so that it fits behind the code of each reason. */
export function longestNote(about: ReasonFor): number {
  const { reasons, longest } = offers[about];
  return longest - Math.max(...reasons.map((code) => storedReason(code).length)) - 1;
}

/** A reason must be chosen; 'Another reason' needs a note, if notes are asked for. */
export function validateReason(
  { reason, note }: Reason,
  missing: { readonly reason: string; readonly note: string | undefined },
): readonly InvalidInput<keyof Reason>[] {
  if (reason === '') return [{ field: 'reason', message: missing.reason }];
  const needsNote = missing.note !== undefined && reason === anotherReason && isBlank(note);
  return needsNote ? [{ field: 'note', message: missing.note }] : [];
}

/** The reason as it is stored: '#sold', or '#sold Sorry!' with a note. The code always stands, whatever the note begins with. */
export function storedReason(code: ReasonCode, note = ''): string {
  return [`#${code}`, cleanText(note)].filter(Boolean).join(' ');
}

/** The code of a stored reason; null: it has none that is known. */
export function reasonCode(stored: string): ReasonCode | null {
  const [, code = ''] = /^#(\w+)/.exec(stored) ?? [];
  return isReasonCode(code) ? code : null;
}

/** A code without a note, or nothing: nobody has typed anything. */
export function isReasonWithoutNote(stored: string): boolean {
  return stored === '' || stored === `#${reasonCode(stored)}`;
}

/** What people read of a stored reason. Records without a known code hold sentences, which are shown as they are. */
export function reasonText(stored: string): string {
  const [, code = '', note = ''] = /^#(\w+)(?: (.*))?$/s.exec(stored) ?? [];
  if (!isReasonCode(code)) return stored;
  return [code === anotherReason ? '' : offeredReasonTexts[code], note].filter(Boolean).join(' ');
}
