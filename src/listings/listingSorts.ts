/** The orders of listings. The first one is the usual order of a search (LIST-9). */
export const listingSorts = ['newest', 'posted', 'cheapest', 'dearest', 'latestModel', 'leastDriven'] as const;

export type ListingSort = (typeof listingSorts)[number];
