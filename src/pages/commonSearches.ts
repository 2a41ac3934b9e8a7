import { bodyTypeAddress, paths, typedTextAddress } from '../shared/addresses/addresses';

/** The body types that people look for most, as listings store them (NAV-16). */
export const commonBodies = {
  car: ['Hatchback', 'Sedan', 'SUV', 'MUV'],
  bike: ['Scooter', 'Commuter', 'Sports', 'Cruiser'],
} as const;

/** Districts, as the dictionary writes them. */
export const commonPlaces = [
  'Mumbai',
  'Delhi',
  'Bengaluru',
  'Hyderabad',
  'Chennai',
  'Pune',
  'Ahmedabad',
  'Kolkata',
  'Jaipur',
  'Lucknow',
] as const;

/** The searches below the search box of the home page, in their order. */
export const shortcuts = [
  { name: 'cheap', to: `${paths.cars}?maxPrice=300000` },
  { name: 'suvs', to: bodyTypeAddress('car', 'SUV') },
  { name: 'automatic', to: `${paths.cars}?transmission=Automatic` },
  { name: 'scooters', to: bodyTypeAddress('bike', 'Scooter') },
  { name: 'littleDriven', to: `${paths.cars}?maxKilometers=50000` },
  { name: 'near', to: typedTextAddress('near me') },
] as const;
