/**
 * 'takeDown' hides all public listings of a suspended dealer; 'restore' puts back those that were live. 'rejectAll'
 * rejects the live listings of a dealer who is not suspended (ADMIN-22).
 */
export type Takedown = 'takeDown' | 'restore' | 'rejectAll';

/** Those that belong to a suspension. What they have left can be counted later, too. */
export type SuspensionTakedown = Exclude<Takedown, 'rejectAll'>;

export interface TakedownProgress {
  readonly done: number;
  readonly total: number;
}

export type TakedownPhase = 'running' | 'brokenOff' | 'done';
