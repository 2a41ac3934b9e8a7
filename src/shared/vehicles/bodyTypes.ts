import type { ListingKind } from '../listingKind';
/** The body types of each kind. */
export const bodyTypes = {
  car: ['Hatchback', 'Sedan', 'SUV', 'MUV', 'Coupe', 'Convertible', 'Pickup', 'Van'],
  bike: ['Commuter', 'Sports', 'Cruiser', 'Adventure', 'Scooter', 'Moped'],
} as const satisfies Readonly<Record<ListingKind, readonly string[]>>;

/** The make, the model or the body type of a vehicle where it is not known. */
export const otherVehicle = 'Other';
