import type { ListingKind } from './kinds';

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
  },
};
