/** 'takeDown' hides all public listings of a dealer; 'restore' puts back those that were live. */
export type Takedown = 'takeDown' | 'restore';

export interface TakedownProgress {
  readonly done: number;
  readonly total: number;
}

export type TakedownPhase = 'running' | 'brokenOff' | 'done';
