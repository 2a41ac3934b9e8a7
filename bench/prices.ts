/**
 * USD per document: the list price of the multi-region nam5 (United States) beyond the free quota, from
 * https://cloud.google.com/firestore/pricing in 2025. Other regions such as Mumbai (asia-south1) differ a little, and
 * prices change: check the price of your region before you rely on a sum.
 */
export const documentPrices = { read: 0.06 / 100_000, write: 0.18 / 100_000 } as const;

/** The number of visits in the monthly sum. */
export const monthlyVisits = 1_000_000;
