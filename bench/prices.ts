/**
 * USD per document, list price of the multi-region nam5 (United States) beyond the free quota, as published at
 * https://cloud.google.com/firestore/pricing in 2025. Regions differ a little, Mumbai (asia-south1) too, and prices
 * change: check them for the region of your database before you rely on a sum.
 */
export const documentPrices = { read: 0.06 / 100_000, write: 0.18 / 100_000 } as const;

/** Visits that the monthly sum is for. */
export const monthlyVisits = 1_000_000;
