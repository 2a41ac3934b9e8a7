import type { Dealer } from '../dealer';
import type { DealerIdentity } from '../dealerIdentity';

/** A change of a public dealer's identity that the admin has not approved (DEALER-7). */
export interface ProfileChange {
  readonly wanted: DealerIdentity;
  /** A rejected change stays until the dealer dismisses it or sends another one. */
  readonly status: 'waiting' | 'rejected';
  /** The reason of a rejection; otherwise ''. */
  readonly reason: string;
  readonly updatedAt: Date | null;
}

/** A dealer's profile as the dealer sees it. */
export interface OwnProfile {
  /** What buyers see, or will see once the dealer is public. */
  readonly dealer: Dealer;
  readonly change: ProfileChange | null;
}

/** The result of saving a profile. 'waiting': buyers see the change after the admin has approved it. */
export interface ProfileOutcome {
  readonly identity: 'shown' | 'waiting';
  readonly phone: 'changed' | 'same';
}

/**
 * The identity that the form starts with: the change that waits, or the rejected one that is sent again, or what buyers
 * see.
 */
export function identityToEdit({ dealer, change }: OwnProfile, again: boolean): DealerIdentity {
  const begun = change?.status === 'waiting' || again;
  return change && begun ? change.wanted : dealer;
}
