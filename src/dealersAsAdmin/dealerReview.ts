import type { Dealer } from '../dealers/dealer';
import type { DealerIdentity } from '../dealers/dealerIdentity';
import type { ReviewDecision } from '../listings/state/listingState';
import type { ServerTime } from '../shared/time/serverTime';
import type { Uid } from '../shared/valueTypes';

/** What the admin decides about dealers. */

/** A change of a public dealer's identity that waits for the admin (DEALER-7). */
export interface WaitingChange {
  readonly sellerId: Uid;
  readonly wanted: DealerIdentity;
  readonly sentAt: Date | null;
  /** The time of the last write: a decision is about that version. null if the record is damaged. */
  readonly version: ServerTime | null;
  /** The id of the audit record of the last decision about such a change; '' if there was none. */
  readonly lastReview: string;
}

/** A dealer's suspension. The account can write nothing (ADMIN-10). */
export interface Suspension {
  readonly sellerId: Uid;
  readonly reason: string;
  readonly since: Date | null;
  /** Whether the dealer was public before, and will be again afterwards. */
  readonly wasPublic: boolean;
  /** The id of its audit record. */
  readonly lastReview: string;
}

/** A dealer as the admin reads one. */
export interface ReviewedDealer {
  readonly profile: Dealer;
  readonly suspension: Suspension | null;
}

/** The dealer of a listing: undefined while loading, null if the record cannot be read. */
export type ShownDealer = ReviewedDealer | null | undefined;

/** An item about a dealer, with the dealer; null: there is no such dealer (any more). */
export interface AboutDealer<Item> {
  readonly item: Item;
  readonly dealer: ReviewedDealer | null;
}

export type DealerMove = ReviewDecision | 'suspend' | 'lift' | 'warn' | 'check';

/** The audit record of a decision about a dealer. Nobody can change it (ADMIN-7). */
export interface DealerDecision {
  readonly id: string;
  readonly sellerId: Uid;
  readonly what: DealerMove;
  /** The admin's uid. */
  readonly who: string;
  readonly when: Date | null;
  readonly reason: string;
  /** The old and the new identity, if the decision was about a profile change. */
  readonly change: { readonly before: DealerIdentity; readonly after: DealerIdentity } | null;
}

export type DealerStanding = 'public' | 'notPublic' | 'suspended';

export function standingOf({ profile, suspension }: Pick<ReviewedDealer, 'profile' | 'suspension'>): DealerStanding {
  if (suspension) return 'suspended';
  return profile.approved ? 'public' : 'notPublic';
}
