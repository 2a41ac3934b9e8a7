import type { ListingKind } from './kinds';

export const listingTexts = {
  isNew: 'New',
  knowMore: 'Know More',
  photos: 'photos',
  noPhoto: 'No photo',
  photoFailed: 'Photo could not be loaded',
  photosOf: (name: string) => `Photos of ${name}`,
  photoOf: (name: string, number: number, count: number) => `${name}, photo ${number} of ${count}`,
  wholeScreen: '(show on the whole screen)',
  showPhoto: (number: number) => `Show photo ${number}`,
  factGroups: {
    overview: 'Overview',
    engine: 'Engine',
    safety: 'Safety and warranty',
    model: 'Model and size',
  },
  place: 'Place',
  safety: 'Stay safe',
  safetyTips: [
    "Meet at the dealer's, and drive before you decide.",
    'Look at the papers: registration, insurance, service book.',
    'Never pay to receive money, and pay nothing before you have seen the vehicle.',
  ],
  description: 'Description',
  dealer: 'Dealer',
  allOfDealer: 'See all vehicles of this dealer',
  reload: 'Reload',
  changed: 'This listing has changed. Please look again.',
} as const;

interface KindTexts {
  readonly plural: string;
  readonly used: string;
  readonly listLoading: string;
  readonly listFailed: string;
  readonly listEmpty: string;
}

/** The texts of the lists of a kind (PAGE-4, PAGE-5). */
export const kindTexts: Readonly<Record<ListingKind, KindTexts>> = {
  car: {
    plural: 'Cars',
    used: 'Used cars',
    listLoading: 'Loading cars...',
    listFailed: 'Could not fetch products. Please try again.',
    listEmpty: 'No products found.',
  },
  bike: {
    plural: 'Bikes',
    used: 'Used bikes',
    listLoading: 'Loading bikes...',
    listFailed: 'Could not fetch bikes. Please try again.',
    listEmpty: 'No bikes to display.',
  },
};

interface ListingPageTexts {
  readonly similarLoading: string;
  readonly othersLoading: string;
  readonly heading: string;
  readonly loading: string;
  readonly failed: string;
  readonly gone: string;
  readonly sold: string;
  readonly withdrawn: string;
  readonly similar: string;
  readonly others: string;
  readonly similarFailed: string;
  readonly seeAll: string;
}

/** The texts of a listing's own page. */
export const listingPageTexts: Readonly<Record<ListingKind, ListingPageTexts>> = {
  car: {
    heading: 'Used car',
    loading: 'Loading the car...',
    failed: 'Could not fetch this car. Please try again.',
    gone: 'This car is not available any more.',
    sold: 'This car has been sold.',
    withdrawn: 'The dealer no longer offers this car.',
    similarLoading: 'Loading cars at a similar price...',
    othersLoading: 'Loading other cars...',
    similar: 'Cars at a similar price',
    others: 'Other cars',
    similarFailed: 'Could not fetch similar cars. Please try again.',
    seeAll: 'See all cars',
  },
  bike: {
    heading: 'Used bike',
    loading: 'Loading the bike...',
    failed: 'Could not fetch this bike. Please try again.',
    gone: 'This bike is not available any more.',
    sold: 'This bike has been sold.',
    withdrawn: 'The dealer no longer offers this bike.',
    similarLoading: 'Loading bikes at a similar price...',
    othersLoading: 'Loading other bikes...',
    similar: 'Bikes at a similar price',
    others: 'Other bikes',
    similarFailed: 'Could not fetch similar bikes. Please try again.',
    seeAll: 'See all bikes',
  },
};

/** The form of a listing (FORM-1, FORM-7, FORM-11, FORM-12). */
export const listingFormTexts = {
  title: 'Enter Car/Vehicles/Truck Details',
  derived: 'Make, model and body type',
  derivedHint: 'Buyers find your listing by these. They follow the name until you correct them.',
  incomplete: 'Please fill in all required fields.',
  uploadFailed: 'Could not upload the product. Please try again.',
  uploaded: 'Uploaded Successfully!',
  uploading: 'Uploading...',
} as const;

/** Said if a listing has fewer photos than its kind needs (FORM-9). */
export const tooFewPhotosTexts: Readonly<Record<ListingKind, string>> = {
  car: 'Please upload at least one car photo.',
  bike: 'Please upload at least two bike photos.',
};

/** The photos of the form; `number` counts from 1. */
export const listingPhotoTexts = {
  heading: 'Photos',
  fewest: { 1: 'At least one photo', 2: 'At least two photos' },
  hint: (fewest: string) => `${fewest}, JPG or PNG. The first one is the cover.`,
  label: (number: number) => `Photo ${number}`,
  moved: (number: number) => `The photo is photo ${number} now.`,
  /** Shown instead of a file name. */
  stored: 'stored',
  alt: (label: string, name: string) => `${label}: ${name}`,
  cover: 'Cover',
  moveEarlier: 'Move earlier',
  moveLater: 'Move later',
  remove: 'Remove',
  progress: (label: string) => `${label} progress`,
  compressing: 'Making it smaller...',
  sending: (percent: number) => `Sending: ${percent} %`,
  sent: 'Sent',
  notSent: 'Not sent',
  /** With a full stop here, but without one at the dealer's picture (PHOTO-2, ACC-7). */
  wrongType: 'Only JPG, JPEG, and PNG formats are allowed.',
  twice: 'This photo is chosen already. Please choose another one.',
  gone: 'The listing no longer has this photo. Please remove it, or choose it again.',
} as const;
