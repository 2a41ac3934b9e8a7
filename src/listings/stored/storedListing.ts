import type { ListingKind } from '../../shared/listingKind';
/**
 * How the listings of each kind are stored. Apart from the description of the kinds, because the early script needs it.
 */

export const listingCollections = { car: 'products', bike: 'bikes' } as const;

/** The stored names of the form's fields (LIST-1, LIST-2). */
export const storedFields = {
  car: {
    name: 'carName',
    price: 'carPrice',
    year: 'carYear',
    fuelType: 'fuelType',
    transmission: 'transmission',
    engineSize: 'engineSize',
    mileage: 'mileage',
    safetyRating: 'safetyRating',
    warranty: 'warranty',
    seatingCapacity: 'seatingCapacity',
    fuelTank: 'fuelTank',
    size: 'size',
    kilometers: 'carKm',
    groundClearance: 'groundClearance',
    description: 'carDescription',
    make: 'make',
    model: 'model',
    bodyType: 'bodyType',
  },
  bike: {
    name: 'bikeName',
    price: 'bikePrice',
    year: 'bikeYear',
    fuelType: 'fuelType',
    engineSize: 'engineSize',
    mileage: 'mileage',
    fuelTank: 'fuelTank',
    kilometers: 'kilometersRan',
    description: 'bikeDescription',
    make: 'make',
    model: 'model',
    bodyType: 'bodyType',
  },
} as const;

export const storedPhotos = { car: 'carPhotos', bike: 'bikePhotos' } as const;

/** The other fields of both kinds. */
const commonFields = [
  'sellerId',
  'createdAt',
  'approvedAt',
  'approved',
  'Reject',
  'closed',
  'visible',
  'priceValue',
  'kilometersValue',
  'dealerName',
  'distName',
  'mediumPhotos',
  'thumbnails',
  'photoLabels',
  'stated',
] as const;

/** Lists do without these: the earlier prices are for the details, the rest for the dealer and the admin. */
const furtherFields = ['updatedAt', 'priceHistory', 'priceSince', 'rejectReason', 'lastReview', 'photoHashes'] as const;

/** The fields that public lists read. */
export function publicFields(kind: ListingKind): readonly string[] {
  return [...Object.values(storedFields[kind]), storedPhotos[kind], ...commonFields];
}

/** All fields but `searchTokens`: only the server looks at those, and they are longer than all the others together. */
export function fieldsToRead(kind: ListingKind): readonly string[] {
  return [...publicFields(kind), ...furtherFields];
}
