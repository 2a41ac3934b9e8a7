import type { Dealer } from '../../dealers/dealer';

/**
 * What is written to all listings of a dealer. 'takeDown' hides all public listings of a suspended dealer; 'restore' puts
 * back those that were live. 'rejectAll' rejects the live listings of a dealer who is not suspended (ADMIN-22). 'rename'
 * writes the name and the district that the dealer has now (DEALER-24).
 */
export type Takedown = 'takeDown' | 'restore' | 'rejectAll' | 'rename';

/** Those that belong to a suspension. What they have left can be counted later, too. */
export type SuspensionTakedown = Exclude<Takedown, 'rejectAll' | 'rename'>;

/** A takedown that a closed tab has interrupted. */
export interface UnfinishedTakedown {
  readonly takedown: Takedown;
  readonly dealer: Dealer;
}

export interface TakedownProgress {
  readonly done: number;
  readonly total: number;
}

export type TakedownPhase = 'running' | 'brokenOff' | 'done';
