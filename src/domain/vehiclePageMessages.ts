import type { VehicleKind } from './vehicleKinds';

interface VehiclePageMessages {
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

/** The texts of a vehicle's own page. */
export const vehiclePageMessages: Readonly<Record<VehicleKind, VehiclePageMessages>> = {
  car: {
    loading: 'Loading the car...',
    failed: 'Could not fetch this car. Please try again.',
    gone: 'This car is not available any more.',
    sold: 'This car has been sold.',
    withdrawn: 'The dealer no longer offers this car.',
    similar: 'Cars at a similar price',
    others: 'Other cars',
    similarFailed: 'Could not fetch similar cars. Please try again.',
    seeAll: 'See all cars',
  },
  bike: {
    loading: 'Loading the bike...',
    failed: 'Could not fetch this bike. Please try again.',
    gone: 'This bike is not available any more.',
    sold: 'This bike has been sold.',
    withdrawn: 'The dealer no longer offers this bike.',
    similar: 'Bikes at a similar price',
    others: 'Other bikes',
    similarFailed: 'Could not fetch similar bikes. Please try again.',
    seeAll: 'See all bikes',
  },
};

export const offlineMessage = 'You are offline.';
