/** The kinds of listings. `src/listings/kinds.ts` describes each. */
export const kindNames = ['car', 'bike'] as const;

export type ListingKind = (typeof kindNames)[number];
