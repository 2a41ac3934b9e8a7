/** What Second Gear checks of a dealer (ADMIN-25). */
export const checkedFacts = ['identity', 'address', 'papers'] as const;

export type CheckedFact = (typeof checkedFacts)[number];

/** The mark 'Checked by Second Gear'. */
export interface DealerCheck {
  /** At least one. */
  readonly facts: readonly CheckedFact[];
  readonly at: Date | null;
}
