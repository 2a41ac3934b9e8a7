import { undoMoves } from '../../decisions/review';
import { reviewDecisions } from '../../listings/state/listingState';
import type { ListingId } from '../../shared/addresses/addresses';
import { kindNames, type ListingKind } from '../../shared/listingKind';
import { dayOf } from '../../shared/time/indianDay';
import { formatWeekday } from '../../shared/time/indianTime';
import type { Uid } from '../../shared/valueTypes';

/** What an entry is about. */
export const journalSubjects = [
  'car',
  'bike',
  'profileChange',
  'suspension',
  'warning',
  'check',
  'report',
  'rating',
] as const;

export type JournalSubject = (typeof journalSubjects)[number];

export const journalMoves = [
  'approve',
  'reject',
  'acknowledge',
  'requeue',
  'reopen',
  'suspend',
  'lift',
  'warn',
  'check',
  'done',
  'hide',
  'show',
] as const;

export type JournalMove = (typeof journalMoves)[number];

/** A subject whose record names it. The others are the dealer's own. */
export type NamedSubject = Extract<JournalSubject, ListingKind | 'report' | 'rating'>;

/** The audit record of a decision, of whatever kind (ADMIN-18). Nobody can change it (ADMIN-7). */
export interface JournalEntry {
  readonly id: string;
  readonly subject: JournalSubject;
  readonly what: JournalMove;
  /** The admin's uid. */
  readonly who: string;
  readonly when: Date | null;
  readonly reason: string;
  /** The id of the listing, the dealer or the report. */
  readonly recordId: string;
}

/** The kinds of decisions that the journal can be narrowed to. */
export const journalKinds = [
  'approved',
  'rejected',
  'seen',
  'takenBack',
  'changes',
  'suspensions',
  'warnings',
  'checks',
  'reports',
  'ratings',
] as const;

export type JournalKind = (typeof journalKinds)[number];

interface Asked {
  readonly subjects: readonly JournalSubject[];
  readonly moves: readonly JournalMove[];
}

/** Which entries are of a kind. The query filters by it, or the app if a query cannot. */
export const entriesOf: Readonly<Record<JournalKind, Asked>> = {
  approved: { subjects: kindNames, moves: ['approve'] },
  rejected: { subjects: kindNames, moves: ['reject'] },
  seen: { subjects: kindNames, moves: ['acknowledge'] },
  takenBack: { subjects: kindNames, moves: undoMoves },
  changes: { subjects: ['profileChange'], moves: reviewDecisions },
  suspensions: { subjects: ['suspension'], moves: ['suspend', 'lift'] },
  warnings: { subjects: ['warning'], moves: ['warn'] },
  checks: { subjects: ['check'], moves: ['check'] },
  reports: { subjects: ['report'], moves: ['done'] },
  ratings: { subjects: ['rating'], moves: ['hide', 'show'] },
};

/** @param kind null: all */
export function isOfKind({ subject, what }: JournalEntry, kind: JournalKind | null): boolean {
  if (kind === null) return true;
  return entriesOf[kind].subjects.includes(subject) && entriesOf[kind].moves.includes(what);
}

/** What the journal is narrowed to; null for all. */
export interface JournalChoice {
  readonly kind: JournalKind | null;
  /** The id of a dealer: decisions about the account and about its listings. */
  readonly dealer: string | null;
}

/** A listing, a dealer or a report by its name. */
export interface NamedRecord {
  readonly id: string;
  readonly name: string;
  readonly sellerId: Uid;
  /** The listing that it is, or that the report is about. */
  readonly listing: ListingId | null;
}

/** An entry with names in place of ids. A name is '' while it is loading. */
export interface JournalNames {
  /** The listing or the report; '' if the entry is about the account. */
  readonly record: string;
  readonly listing: ListingId | null;
  readonly sellerId: Uid;
  readonly dealer: string;
  readonly admin: string;
}

export interface JournalDay {
  /** '2026-11-24'; '' for entries without a time. */
  readonly day: string;
  /** 'Tue, 24 Nov' */
  readonly label: string;
  readonly entries: readonly JournalEntry[];
}

/** The entries by day in India, in the order of the list. */
export function byDay(entries: readonly JournalEntry[]): readonly JournalDay[] {
  const days = new Map<string, JournalEntry[]>();
  for (const entry of entries) {
    const day = entry.when ? dayOf(entry.when) : '';
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => {
    const when = ofDay[0]?.when;
    return { day, label: when ? `${formatWeekday(when)} ${day.slice(0, 4)}` : '', entries: ofDay };
  });
}
