import type { BikeModelName } from './bikeModels';

export interface BikeEntry {
  model: BikeModelName;
  year: number;
  km: string;
  price: string;
  /** With the model, the name of its picture. Two listings for sale never have the same. */
  paint: string;
  /** The number of the dealer, from 1. */
  dealer: number;
  fuel: 'Petrol' | 'Electric';
  /** The dealer's remark about this bike. */
  note: string;
}

const bike = (
  [model, year]: readonly [BikeModelName, number],
  [price, km]: readonly [string, string],
  [paint, dealer]: readonly [string, number],
  note: string,
  fuel: BikeEntry['fuel'] = 'Petrol',
): BikeEntry => ({ model, year, km, price, paint, dealer, fuel, note });

/** Approved listings, the oldest first. */
export const approvedBikes: readonly BikeEntry[] = [
  bike(
    ['classic350', 2020],
    ['1,48,000', '16,400'],
    ['green', 5],
    'Classic 350 with the old heart and the right sound. Tyres and chain set were new last winter.',
  ),
  bike(
    ['activa', 2021],
    ['62,000', '14,200'],
    ['maroon', 1],
    'The scooter every family knows, from a single lady owner. Seat cover is new, everything else is original.',
  ),
  bike(
    ['r15', 2022],
    ['1.35 lakh', '9,800'],
    ['blue', 2],
    'Version 4 with the quick shifter, never on a track. Small scuff on the left fairing, touched up.',
  ),
  bike(
    ['splendor', 2019],
    ['48,500', '27,600'],
    ['black', 6],
    'Sixty-five to the litre, and a mechanic for it in every village. New clutch cable and brake shoes.',
  ),
  bike(
    ['apache160', 2021],
    ['92,000', '15,900'],
    ['red', 3],
    'Four-valve Apache with ABS and both keys. Rear tyre will need replacing within the year.',
  ),
  bike(
    ['olaS1', 2024],
    ['88,000', '8,300'],
    ['white', 4],
    'Electric, charges at home in six hours. Latest software, battery at full health.',
    'Electric',
  ),
  bike(
    ['himalayan', 2020],
    ['1,72,000', '22,700'],
    ['bronze', 5],
    'Has seen Spiti, and came back with luggage racks and good stories. Fork seals done, alignment checked.',
  ),
  bike(
    ['pulsar150', 2018],
    ['54,000', '33,500'],
    ['navy', 1],
    'Twin-disc Pulsar with strong compression. Tank has a small dent on the right that does not show from the saddle.',
  ),
  bike(
    ['jupiter', 2020],
    ['51,000', '18,800'],
    ['grey', 7],
    'Metal body, big under-seat space and a mobile charger. Serviced by TVS every three months.',
  ),
  bike(
    ['mt15', 2022],
    ['Rs. 1,32,000', '11,300'],
    ['graphite', 4],
    'MT-15 in the graphite finish with frame sliders. Ridden to college, never raced.',
  ),
  bike(
    ['interceptor', 2021],
    ['2.55 lakh', '12,600'],
    ['red', 3],
    'Parallel twin with the original silencers; the loud ones were never fitted. One careful owner in his fifties.',
  ),
  bike(
    ['duke', 2021],
    ['1,78,000', '13,700'],
    ['orange', 2],
    '250 Duke with the slipper clutch, serviced at KTM only. Crash guard fitted from the first day and never needed.',
  ),
  bike(
    ['ather', 2022],
    ['98,000', '10,900'],
    ['mint', 8],
    'Ather 450X with the fast charging cable. Electric: range measured by us at 92 km in eco mode.',
    'Electric',
  ),
  bike(
    ['vespa', 2019],
    ['68,000', '9,600'],
    ['beige', 7],
    'Steel-bodied Vespa with chrome in fine order. It was the weekend scooter of a cafe owner.',
  ),
  bike(
    ['ninja', 2018],
    ['1.95 lakh', '17,300'],
    ['green', 8],
    'Ninja 300 with paperwork complete and both original mirrors. Coolant, plugs and brake fluid changed this season.',
  ),
  bike(
    ['xpulse', 2021],
    ['98,000', '18,500'],
    ['white', 6],
    'Xpulse with knobby tyres and hand guards. Suspension was set up by a rally mechanic in Ooty.',
  ),
];

export const pendingBikes: readonly BikeEntry[] = [
  bike(
    ['meteor', 2022],
    ['1,82,000', '10,200'],
    ['navy', 2],
    'Meteor 350 Stellar with the backrest, first owner. It has never been out in the rain for long.',
  ),
  bike(
    ['fascino', 2021],
    ['61,500', '13,100'],
    ['sky', 3],
    'Hybrid Fascino, very light and very quiet at the start. One mirror has been replaced.',
  ),
  bike(
    ['gixxer', 2019],
    ['74,000', '26,600'],
    ['grey', 5],
    'Gixxer with new tyres on both ends. Some polish marks on the tank, seen only in the sun.',
  ),
];

export const rejectedBikes: readonly BikeEntry[] = [
  bike(
    ['pulsar150', 2009],
    ['best offer', '78,000'],
    ['navy', 1],
    'Pulsar without papers, for parts or rebuilding. Bring your own transport.',
  ),
];

/** Sales that have ended lately, as those of cars. */
export const soldBikes: readonly BikeEntry[] = [
  bike(['activa', 2020], ['56,000', '19,300'], ['maroon', 3], 'Maroon scooter with a second helmet and a full tank.'),
];

export const withdrawnBikes: readonly BikeEntry[] = [
  bike(
    ['classic350', 2018],
    ['1.18 lakh', '31,800'],
    ['green', 5],
    'Green Classic that went back to the workshop for a new clutch.',
  ),
];
