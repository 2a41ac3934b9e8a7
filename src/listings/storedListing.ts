/**
 * Where and how the listings of each kind are stored: apart from all else about a kind, because it is needed before all
 * else.
 */

/** The collections. */
export const vehicleCollections = { car: 'products', bike: 'bikes' } as const;

/** What the records of each kind call the fields that people fill in (spec 3). */
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
  },
} as const;

export const storedPhotos = { car: 'carPhotos', bike: 'bikePhotos' } as const;

/** What the records of both kinds have beside that. */
const commonFields = [
  'sellerId',
  'createdAt',
  'updatedAt',
  'approved',
  'Reject',
  'closed',
  'priceValue',
  'kilometersValue',
  'distName',
  'thumbnails',
] as const;

/** What only its dealer and the admin look at. */
const reviewFields = ['rejectReason', 'lastReview'] as const;

/** What public lists read of a record. */
export function publicFields(kind: 'car' | 'bike'): readonly string[] {
  return [...Object.values(storedFields[kind]), storedPhotos[kind], ...commonFields];
}

/**
 * All that is ever read of a record: everything but the words that searches find it by, which only the server looks at,
 * and which are longer than all the rest.
 */
export function readFields(kind: 'car' | 'bike'): readonly string[] {
  return [...publicFields(kind), ...reviewFields];
}
