import { documentPrices } from './prices';

/**
 * What a month costs, in USD, by the list prices of `prices.ts` and without free quotas. The reads of a visit come from
 * the table that tests/journeys/alone/reads.spec.ts writes; docs/scale.md says where the other amounts come from.
 */

/** A month of the market. */
export interface Month {
  readonly visits: number;
  /** Live listings. */
  readonly listings: number;
}

export const months: readonly Month[] = [
  { visits: 1_000, listings: 25 },
  { visits: 100_000, listings: 3_000 },
  { visits: 10_000_000, listings: 100_000 },
  { visits: 1_000_000_000, listings: 1_000_000 },
];

/** USD for a GB, or for one of a thing. */
const prices = {
  ...documentPrices,
  firestoreStorage: 0.18,
  firestoreAnswers: 0.12,
  photoStorage: 0.026,
  photoDownloads: 0.12,
  /** For one download. */
  photoRequest: 0.004 / 10_000,
  hosting: 0.15,
} as const;

const GB = 1e9;

/** Bytes and counts of one visit. */
const visit = {
  searches: 0.5,
  writes: 0.04,
  bytesOfDocument: 1_500,
  photoBytes: 220_000,
  photoDownloads: 13,
  hostingBytes: 150_000,
} as const;

/** Bytes and counts of one live listing. Half of them are new each month. */
const listing = {
  firestoreBytes: 4_000 + 1_500 * 125,
  photoBytes: 1_160_000,
  postsInMonth: 0.5,
  writesOfPost: 8,
  readsOfPost: 22,
} as const;

/** Of all listings: a search is about one kind. */
const cars = 2 / 3;

/**
 * Index entries of a search that are billed as reads, on average. One search in a hundred finds almost nothing and reads
 * the entries of all cars, 1,000 of them for one read.
 */
const indexReadsOfSearch = (listings: number) => 1 + (listings * cars) / 1_000 / 100;

/** USD a month, by the line of the bill. */
export interface Bill {
  readonly reads: number;
  readonly writes: number;
  readonly firestoreStorage: number;
  readonly answers: number;
  readonly photoStorage: number;
  readonly photoDownloads: number;
  readonly hosting: number;
}

/** @param readsOfVisit documents that a visit reads */
export function billOf({ visits, listings }: Month, readsOfVisit: number): Bill {
  const posts = listings * listing.postsInMonth;
  const reads = visits * (readsOfVisit + visit.searches * indexReadsOfSearch(listings)) + posts * listing.readsOfPost;
  return {
    reads: reads * prices.read,
    writes: (visits * visit.writes + posts * listing.writesOfPost) * prices.write,
    firestoreStorage: ((listings * listing.firestoreBytes) / GB) * prices.firestoreStorage,
    answers: ((visits * readsOfVisit * visit.bytesOfDocument) / GB) * prices.firestoreAnswers,
    photoStorage: ((listings * listing.photoBytes) / GB) * prices.photoStorage,
    photoDownloads:
      ((visits * visit.photoBytes) / GB) * prices.photoDownloads + visits * visit.photoDownloads * prices.photoRequest,
    hosting: ((visits * visit.hostingBytes) / GB) * prices.hosting,
  };
}

export function sumOf(bill: Bill): number {
  return Object.values(bill).reduce((sum, line) => sum + line, 0);
}

export function centsPerThousandVisits(month: Month, readsOfVisit: number): number {
  return (sumOf(billOf(month, readsOfVisit)) / month.visits) * 100_000;
}

/**
 * App Check with reCAPTCHA Enterprise: 10,000 assessments a month are free, then USD 8 up to 100,000, then USD 1 for each
 * 1,000.
 */
export function appCheckPrice(assessments: number): number {
  if (assessments <= 10_000) return 0;
  return 8 + Math.max(0, assessments - 100_000) / 1_000;
}

/** Assessments of a visit: a token lasts an hour, or seven days. */
export const assessmentsOfVisit = { hour: 1, sevenDays: 0.4 } as const;
