import type { BikeEntry } from './bikes';
import type { CarEntry } from './cars';

/**
 * Listings whose sale has ended lately. They are in no list of buyers. Only their own pages show them, with their state.
 * `sold.ts` has the sales of the weeks before.
 */

export const soldCars: readonly CarEntry[] = [
  {
    model: 'swift',
    variant: 'VXi',
    year: 2020,
    km: '24,600',
    price: '5,75,000',
    paint: 'white',
    dealer: 2,
    fuel: 'Petrol',
    gearbox: 'Manual',
    warranty: 2,
    note: 'White Swift from a schoolteacher in Kothrud, serviced on time and parked indoors.',
  },
];

export const withdrawnCars: readonly CarEntry[] = [
  {
    model: 'creta',
    variant: 'S',
    year: 2019,
    km: '51,200',
    price: '9.4 lakh',
    paint: 'graphite',
    dealer: 1,
    fuel: 'Diesel',
    gearbox: 'Manual',
    warranty: 1,
    note: 'Diesel Creta in a dark grey. Its owner may keep it after all.',
  },
];

export const soldBikes: readonly BikeEntry[] = [
  {
    model: 'activa',
    year: 2020,
    km: '19,300',
    price: '56,000',
    paint: 'blue',
    dealer: 3,
    fuel: 'Petrol',
    note: 'Blue scooter with a second helmet and a full tank.',
  },
];

export const withdrawnBikes: readonly BikeEntry[] = [
  {
    model: 'classic350',
    year: 2018,
    km: '31,800',
    price: '1.18 lakh',
    paint: 'black',
    dealer: 5,
    fuel: 'Petrol',
    note: 'Black Classic that went back to the workshop for a new clutch.',
  },
];
