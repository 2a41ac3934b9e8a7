import type { CarEntry } from './cars';

/** The first listing of a dealer who is not public yet. It is the newest car, and it is pending. */
export const newcomersCars: readonly CarEntry[] = [
  {
    model: 'swift',
    variant: 'LXi',
    year: 2021,
    km: '28,700',
    price: '5.35 lakh',
    paint: 'silver',
    dealer: 7,
    fuel: 'Petrol',
    gearbox: 'Manual',
    warranty: 1,
    note: 'Silver Swift of a doctor in Arera Colony, always serviced at the same workshop.',
  },
];
