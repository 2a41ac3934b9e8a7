/** The colour of a state's badge: `state-pending` and so on, in src/styles/_badges.scss. */
export type StateTone = 'pending' | 'approved' | 'rejected' | 'closed';
