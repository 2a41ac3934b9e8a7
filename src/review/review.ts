import { type ListingState, listingMoves, type ReviewDecision } from './listingState';
import type { Vehicle } from './vehicle';

/** A moment as precise as it is stored; a Date knows no more than milliseconds. */
export interface ExactTime {
  /** Since 1970. */
  readonly seconds: number;
  readonly nanoseconds: number;
}

export function isSameTime(one: ExactTime | null, other: ExactTime | null): boolean {
  return one?.seconds === other?.seconds && one?.nanoseconds === other?.nanoseconds;
}

/** A listing as the admin sees it. */
export interface Post extends Vehicle {
  /** The dealer's district, as the listing repeats it. */
  readonly distName: string;
  readonly postedAt: Date | null;
  /** When it was last written: a decision is about what stood there then. null where the record is damaged. */
  readonly version: ExactTime | null;
  /** The id of the record of the admin's last decision; '' before the first. */
  readonly lastReview: string;
}

/** What the admin does with a listing; 'requeue' takes a decision back. */
export type ReviewMove = ReviewDecision | 'requeue';

/** The record of what the admin did with a listing. Nobody can change one. */
export interface Review {
  readonly id: string;
  readonly what: ReviewMove;
  /** The admin's uid. */
  readonly who: string;
  readonly when: Date | null;
  /** Of a rejection; else ''. */
  readonly reason: string;
  /** The id of the record of the decision before it; '' for the first. */
  readonly follows: string;
}

export const reviewMoveLabels: Readonly<Record<ReviewMove, string>> = {
  approve: 'Approved',
  reject: 'Rejected',
  requeue: 'Decision taken back',
};

/** The admin's lists: one for each state that the admin decides on, and all posts, whatever their state (spec 2). */
export const queueNames = ['pending', 'approved', 'rejected', 'all'] as const;

export type QueueName = (typeof queueNames)[number];

export const queueLabels: Readonly<Record<QueueName, string>> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  all: 'All',
};

/** The states of which the admin sees how many there are. */
export type CountedState = Extract<ListingState, 'pending' | 'approved' | 'rejected'>;

/** The states whose numbers a move changes. */
export function statesTouchedBy(move: ReviewMove): readonly CountedState[] {
  const { from, to } = listingMoves[move];
  return [...new Set<CountedState>([...from, to])];
}
