import type { Milliseconds } from './valueTypes';
/** Listings, dealers and bookings per page (PAGE-1). */
export const pageSize = 8;

/** The most documents that one list query may request; the rules refuse more (SEC-6). */
export const listLimit = 30;

/**
 * How far the listings that a search finds are counted; the rules refuse more (SEC-6). Rules cannot tell a count from a
 * list, so a list of live listings may be as long.
 */
export const foundLimit = 100;

/**
 * How far the admin's numbers count a week (ADMIN-29); the rules refuse more (SEC-6). 1,000 index entries that a count reads
 * are one read.
 */
export const weekCountLimit = 10_000;

/**
 * Records per request when they are read by id: the rules look up a document for each dealer, and Firestore allows ten.
 */
export const recordsPerRequest = 10;

/** Dealers that the search box suggests, and the most that it reads for a beginning of a name (SEARCH-24). */
export const suggestedDealers = 3;

/** Dealers that the home page shows near a place (NAV-23), and the most that it reads. */
export const nearbyDealers = 4;

/** The districts that they may be in. */
export const nearbyDistricts = 10;

/** Limits of the tokens that a search finds a listing by. The rules repeat these numbers. */
export const searchLimits = {
  /** Characters of a token. A longer word is cut to its beginning. */
  shortestToken: 2,
  longestToken: 12,
  /** Characters of each of the two words in a pair. */
  longestInPair: 8,
  /** All words have tokens of their own. Pairs fill the rest. */
  tokens: 300,
} as const;

/** Firestore's limits of one query. Both count the combinations of the chosen values. */
export const queryLimits = {
  /** Combinations of the values of all filters. */
  combinations: 30,
  /** Filters of each combination, and orders. */
  parts: 100,
} as const;

/**
 * Searches that one buyer or one device keeps, and the characters of their addresses. The rules repeat these numbers.
 */
export const savedSearchLimits = { searches: 20, address: 1_000 } as const;

/**
 * Listings that one buyer or one device keeps (SAVE-1), and the characters of all their lines. The rules repeat these
 * numbers.
 */
export const savedLimits = { listings: 100, characters: 17_000 } as const;

/** Changes of the counts of saved listings in one write (SAVE-11). The rules repeat this number. */
export const mostSaveSteps = 2;

/**
 * The stars of a rating (RATE-1), and the ratings of a dealer from which an average is shown (RATE-2). The rules repeat
 * the first two numbers.
 */
export const ratingLimits = { fewestStars: 1, mostStars: 5, forAverage: 5 } as const;

/** Listings that are compared side by side (COMPARE-1). */
export const compareLimits = { fewest: 2, most: 4 } as const;

/** Listings that this device remembers as looked at (SAVE-9). */
export const mostViewed = 12;

/**
 * Listings of one dealer: those that wait for review, and all that count (DEALER-10). The rules repeat these numbers.
 */
export const stockLimits = { waiting: 20, all: 300 } as const;

/** Another price of a live listing, without a review (LIST-21, LIST-22). The rules repeat these numbers. */
export const livePriceLimits = {
  /** Prices until an edit that waits for review. */
  changes: 10,
  hoursBetween: 24,
  /** A cut has at least so many rupees, or so many percent of the price. */
  leastCut: 1_000,
  leastCutPercent: 1,
  /** The part of the price below which the admin looks at it first. */
  lowestPart: 0.5,
  /** Days for which buyers must have seen a price before 'less' is said of the next one. */
  shownDays: 7,
} as const;

/** NAV-10, NAV-14, ACC-8, ADMIN-5. */
export const timers = {
  brandWord: 5_000,
  carouselAutoplay: 3_000,
  successDialog: 1_500,
  approvalBanner: 2_000,
} as const satisfies Record<string, Milliseconds>;

/** The photo files that a dealer may choose, and the sizes that the app makes of them (PHOTO-1 to PHOTO-3). */
export const photoLimits = {
  types: ['image/jpeg', 'image/png', 'image/jpg'],
  accept: '.jpg,.jpeg,.png',
  slots: 8,
  /** 'Photo 1' to 'Photo 3', which the form always shows (PHOTO-1). */
  fixedSlots: 3,
  /** Photos of one form that are made smaller and sent at the same time: each takes memory on a phone. */
  atOnce: 3,
  /** More than any phone takes. A larger picture is no photo of a vehicle. */
  pixels: 120_000_000,
  /** For the whole screen and the zoom. The rules repeat the bytes of each size. */
  large: { side: 1280, bytes: 1024 * 1024 },
  /** For the details. */
  medium: { side: 800, bytes: 256 * 1024 },
  /** For cards. */
  small: { side: 400, bytes: 64 * 1024 },
  /** A dealer's picture, which is shown at 160 CSS pixels at most. */
  picture: { side: 320, bytes: 15 * 1024 },
  /** So long nobody can delete a photo: its name could be used again (PHOTO-15). The rules repeat this. */
  undeletableMinutes: 15,
} as const;

/** The most characters of each text. The rules repeat these numbers. */
export const textLimits = {
  email: 254,
  password: 128,
  personName: 80,
  dealerName: 80,
  district: 60,
  searchText: 80,
  address: 200,
  listingName: 80,
  shortText: 40,
  make: 40,
  model: 40,
  bodyType: 40,
  description: 2_000,
  contactPhone: 20,
  contactReason: 1_000,
  bookingNote: 300,
  declineReason: 300,
  rejectReason: 300,
  suspensionReason: 300,
  reportText: 500,
  reportNote: 300,
  warning: 500,
  privateNote: 1_000,
  ratingText: 500,
  ratingAnswer: 500,
} as const;

/**
 * Test drives begin on a whole hour in India. The last one ends when dealers close, at 18 h (BOOK-8). The rules repeat
 * this.
 */
export const testDriveLimits = { daysAhead: 14, firstHour: 9, lastHour: 17 } as const;

/** Hours that a record of blocked hours may hold (BOOK-32): all of 14 days, and those of the last day. The rules repeat this. */
export const mostBlockedHours =
  (testDriveLimits.daysAhead + 1) * (testDriveLimits.lastHour - testDriveLimits.firstHour + 1);

/** A dealer's blocked hours that are younger are not read again. */
export const blockedHoursAge: Milliseconds = 60_000;

/**
 * How often a buyer may request one listing within so many hours. After a decline the buyer waits as long (BOOK-10).
 * The rules repeat this.
 */
export const requestLimits = { requests: 3, hours: 24 } as const;

/** Bookings of one buyer that are open at the same time (BOOK-31). The rules repeat this. */
export const mostOpenRequests = 10;

/** How often each side of a booking changes it: another hour, or another note (BOOK-34). The rules repeat this number. */
export const mostBookingChanges = 10;

/** A list of bookings that is younger is not refetched when people come back to its tab. */
export const bookingsAge: Milliseconds = 15_000;

/** A dealer's own listings that are younger are not refetched when a dealer comes back to them. */
export const stockAge: Milliseconds = 60_000;

/** A count of new listings that is younger is not counted again. */
export const newCountAge: Milliseconds = 60_000;

/** When the admin changes the tab, a younger number in a tab is not read again. */
export const tabCountAge: Milliseconds = 60_000;

/** The time until a message that nobody has to answer disappears (BOOK-5). */
export const toastTime: Milliseconds = 10_000;

export const firstVehicleYear = 2000;
