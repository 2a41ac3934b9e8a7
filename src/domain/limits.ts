/** Listings, dealers and bookings per page (spec 9). */
export const pageSize = 8;

/** The most documents one public list query may ask for; the rules refuse more. */
export const listLimit = 30;

/** What a listing is found by in the search box. The rules repeat these numbers. */
export const searchLimits = {
  /** Characters of a token; of a longer word, what it begins with. */
  shortestToken: 2,
  longestToken: 12,
  /** No name and district can have more. */
  tokens: 120,
} as const;

/** What one page of a search may read where the server cannot tell all that is asked for. */
export const searchReads = {
  /** Requests of `listLimit` records each, until a page is full. */
  perPage: 3,
} as const;

/** Milliseconds (spec 9). */
export const timers = {
  brandWord: 5_000,
  carouselAutoplay: 3_000,
  successDialog: 1_500,
  approvalBanner: 2_000,
} as const;

/** Photo files as a dealer may choose them, and what is made of them (spec 9). */
export const photoLimits = {
  types: ['image/jpeg', 'image/png', 'image/jpg'],
  accept: '.jpg,.jpeg,.png',
  slots: 3,
  /** More than any phone takes; a picture beyond it is no photo of a vehicle. */
  pixels: 120_000_000,
  compressedMegabytes: 1,
  compressedSide: 1920,
  thumbnailMegabytes: 0.03,
  thumbnailSide: 480,
  /** A dealer's picture, which is shown at 160 CSS pixels at most. */
  pictureMegabytes: 0.015,
  pictureSide: 320,
  /** Bytes of a stored photo; an original that could not be compressed must fit too. */
  storedBytes: 15 * 1024 * 1024,
} as const;

/** Characters at most, per text. The rules repeat these numbers. */
export const textLimits = {
  email: 254,
  password: 128,
  personName: 80,
  dealerName: 80,
  district: 60,
  searchText: 80,
  address: 200,
  vehicleName: 80,
  shortText: 40,
  description: 2_000,
  contactPhone: 20,
  contactReason: 1_000,
  bookingNote: 300,
  declineReason: 300,
  rejectReason: 300,
} as const;

/** Test drives begin on a whole hour in India; the last one ends when dealers close, at 18 h. The rules repeat this. */
export const testDriveLimits = { daysAhead: 14, firstHour: 9, lastHour: 17 } as const;

/** Milliseconds: a list of bookings that is younger is not asked for again when people come back to its tab. */
export const bookingsAge = 15_000;

export const firstVehicleYear = 2000;
