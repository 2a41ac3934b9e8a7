import type { Listing } from '../listings/listing';
import { type ListingState, listingMoves, mayMove, type ReviewDecision } from '../listings/state/listingState';
import { searchTokens } from '../listings/stored/searchTokens';
import type { ServerTime } from '../shared/time/serverTime';

/** A listing as the admin sees it. */
export interface ReviewedListing extends Listing {
  /** The search tokens that the dealer's app has stored. */
  readonly searchTokens: readonly string[];
  readonly postedAt: Date | null;
  /** The time of the last write: a decision is about that version. null if the record is damaged. */
  readonly version: ServerTime | null;
  /** The id of the audit record of the last decision; '' if there was none. */
  readonly lastReview: string;
  /** It is live, and no admin has seen its last live edit (LIST-22). */
  readonly unreviewed: boolean;
  /** What the dealer has filled in, as it is stored. The record of a decision keeps it (ADMIN-24). */
  readonly content: StoredContent;
}

/** The stored fields that a dealer fills in. */
export type StoredContent = Readonly<Record<string, unknown>>;

/**
 * Whether the listing has search tokens that its own words do not give (SEARCH-7, ADMIN-9). The rules cannot check
 * this, but every live listing has passed this check.
 */
export function hasForeignWords({ values, distName, searchTokens: stored }: ReviewedListing): boolean {
  const own = new Set(searchTokens(String(values.name ?? ''), distName));
  return stored.some((token) => !own.has(token));
}

/** The moves that undo a decision: 'reopen' undoes 'Seen' of a live edit, 'requeue' any other. */
export const undoMoves = ['requeue', 'reopen'] as const;

export type UndoMove = (typeof undoMoves)[number];

/** What the admin decides about a listing. */
export type ListingDecision = ReviewDecision | 'acknowledge';

/** The admin's moves of a listing. */
export type ReviewMove = ListingDecision | UndoMove;

/** Whether the listing waits for a decision: before buyers see it, or after a live edit. */
export function needsReview({ state, unreviewed }: Pick<ReviewedListing, 'state' | 'unreviewed'>): boolean {
  return state === 'pending' || unreviewed;
}

/** The audit record of a decision about a listing. Nobody can change it (ADMIN-7). */
export interface Review {
  readonly id: string;
  readonly what: ReviewMove;
  /** The admin's uid. */
  readonly who: string;
  readonly when: Date | null;
  /** The version that the admin has seen: the time of the last write before the decision. */
  readonly seen: ServerTime | null;
  /** The reason of a rejection; otherwise ''. */
  readonly reason: string;
  /** The id of the audit record of the decision before; '' for the first. */
  readonly follows: string;
  /** What the admin has seen; null in a record from before this was kept. */
  readonly content: StoredContent | null;
}

/** The states whose number the admin sees. */
export const countedStates = ['pending', 'approved', 'rejected'] as const satisfies readonly ListingState[];

export type CountedState = (typeof countedStates)[number];

/**
 * The admin's queues: one for each state that the admin decides about, and one for all listings (ADMIN-3). In 'pending'
 * is all that waits for a decision: live edits, too.
 */
export const queueNames = [...countedStates, 'all'] as const;

export type QueueName = (typeof queueNames)[number];

/** What a queue is narrowed to (ADMIN-16). */
export interface Narrowing {
  /** Words of the name or the district; '' for all. */
  readonly search: string;
  /** The first and the last day; '' for none. In Pending they are the days of sending, elsewhere those of posting. */
  readonly from: string;
  readonly to: string;
  /** Only listings of the dealer with this id. If it is set, the other fields are ignored. */
  readonly dealer: string | null;
}

export const notNarrowed: Narrowing = { search: '', from: '', to: '', dealer: null };

export function isNarrowed({ search, from, to, dealer }: Narrowing): boolean {
  return search !== '' || from !== '' || to !== '' || dealer !== null;
}

/** The states whose number a move changes. */
export function statesTouchedBy(move: ReviewMove): readonly CountedState[] {
  // What was edited live is listed and counted with what is pending.
  if (move === 'acknowledge' || move === 'reopen') return ['pending'];
  return countedStates.filter((state) => state === listingMoves[move].to || mayMove(move, state));
}
