import type { ListingKind } from './kinds';

export const listingTexts = {
  isNew: 'New',
  knowMore: 'Know More',
  photos: 'photos',
  noPhoto: 'No photo',
  photoFailed: 'Photo could not be loaded',
  reload: 'Reload',
} as const;

interface KindTexts {
  readonly plural: string;
  readonly used: string;
  readonly listLoading: string;
  readonly listFailed: string;
  readonly listEmpty: string;
  readonly seeAll: string;
}

/** The texts of the lists of a kind (PAGE-4, PAGE-5). */
export const kindTexts: Readonly<Record<ListingKind, KindTexts>> = {
  car: {
    plural: 'Cars',
    used: 'Used cars',
    listLoading: 'Loading cars...',
    listFailed: 'Could not fetch products. Please try again.',
    listEmpty: 'No products found.',
    seeAll: 'See all cars',
  },
  bike: {
    plural: 'Bikes',
    used: 'Used bikes',
    listLoading: 'Loading bikes...',
    listFailed: 'Could not fetch bikes. Please try again.',
    listEmpty: 'No bikes to display.',
    seeAll: 'See all bikes',
  },
};
