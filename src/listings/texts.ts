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
    papers: 'Papers',
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
  /** The title of the page. */
  readonly goneTitle: string;
  readonly sold: string;
  readonly withdrawn: string;
  /** Its dealer is not public any more. */
  readonly notOffered: string;
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
    goneTitle: 'This car is not available any more',
    sold: 'This car has been sold.',
    withdrawn: 'The dealer no longer offers this car.',
    notOffered: 'This car is no longer offered.',
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
    goneTitle: 'This bike is not available any more',
    sold: 'This bike has been sold.',
    withdrawn: 'The dealer no longer offers this bike.',
    notOffered: 'This bike is no longer offered.',
    similarLoading: 'Loading bikes at a similar price...',
    othersLoading: 'Loading other bikes...',
    similar: 'Bikes at a similar price',
    others: 'Other bikes',
    similarFailed: 'Could not fetch similar bikes. Please try again.',
    seeAll: 'See all bikes',
  },
};
