import type { ListingKind } from '../listingKind';

/** How people write the body types. */
export const bodySpellings: Readonly<Record<ListingKind, Readonly<Record<string, readonly string[]>>>> = {
  car: {
    Hatchback: ['hatchback', 'hatchbacks', 'hatch', 'हैचबैक'],
    Sedan: ['sedan', 'sedans', 'saloon', 'सेडान', 'सिडान'],
    SUV: ['suv', 'suvs', 'compact suv', 'mini suv', 'sport utility', 'crossover', 'एसयूवी'],
    MUV: ['muv', 'mpv', 'muvs', 'mpvs', 'people carrier', 'एमयूवी', 'एमपीवी'],
    Coupe: ['coupe'],
    Convertible: ['convertible', 'cabriolet', 'cabrio', 'open top'],
    Pickup: ['pickup', 'pick up', 'pickup truck', 'पिकअप'],
    Van: ['van', 'vans', 'minivan', 'mini van', 'वैन'],
  },
  bike: {
    Commuter: ['commuter', 'commuter bike'],
    Sports: [
      'sports bike',
      'sport bike',
      'sports',
      'superbike',
      'super bike',
      'naked bike',
      'street bike',
      'streetfighter',
    ],
    Cruiser: ['cruiser', 'cruiser bike', 'क्रूजर'],
    Adventure: ['adventure', 'adventure bike', 'adv', 'off road', 'dirt bike', 'tourer', 'touring'],
    Scooter: ['scooter', 'scooters', 'scooty', 'scooti', 'scootie', 'scooterette', 'स्कूटर', 'स्कूटी'],
    Moped: ['moped', 'mopeds', 'मोपेड'],
  },
};
