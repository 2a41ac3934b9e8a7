/**
 * What the dealer states about owners and papers (LIST-20). All of it is optional, the same for both kinds, and a text
 * in the map `stated` of the record. statedFacts.ts describes it, apart from the fields of the kinds: lists do without.
 */
export type StatedKey =
  | 'owners'
  | 'registeredState'
  | 'registeredYear'
  | 'insuranceUntil'
  | 'serviceHistory'
  | 'accidents'
  | 'loan'
  | 'spareKey';

export type StatedFacts = Readonly<Partial<Record<StatedKey, string>>>;

/** What each of these facts can be. choiceTexts.ts has their labels. */
export const statedChoices = {
  serviceHistory: ['Full', 'Part', 'None'] as const,
  accidents: ['None known', 'Repaired'] as const,
  loan: ['None', 'Closed', 'Running'] as const,
  spareKey: ['Yes', 'No'] as const,
};
