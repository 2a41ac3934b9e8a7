import type { BikeModelName } from './bikeModels';
import type { Paint } from './paints';

export interface BikeEntry {
  model: BikeModelName;
  year: number;
  km: string;
  price: string;
  paint: Paint;
  /** The number of the dealer, 1 to 6. */
  dealer: number;
  fuel: 'Petrol' | 'Electric';
  /** The dealer's remark about this bike. */
  note: string;
}

const bike = (
  [model, year]: readonly [BikeModelName, number],
  [price, km]: readonly [string, string],
  [paint, dealer]: readonly [Paint, number],
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
    ['grey', 2],
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
    ['access', 2019],
    ['49,500', '24,100'],
    ['silver', 6],
    'Quick, light 125 with front disc. Front panel was replaced after a fall in the parking lot, bill available.',
  ),
  bike(
    ['duke', 2021],
    ['1,78,000', '13,700'],
    ['orange', 2],
    '250 Duke with the slipper clutch, serviced at KTM only. Crash guard fitted from the first day and never needed.',
  ),
  bike(
    ['passion', 2016],
    ['31,000', '41,900'],
    ['red', 5],
    'A plain commuter that starts with half a kick. Cosmetics are tired, the engine is not.',
  ),
  bike(
    ['ather', 2022],
    ['98,000', '10,900'],
    ['mint', 3],
    'Ather 450X with the fast charging cable. Electric: range measured by us at 92 km in eco mode.',
    'Electric',
  ),
  bike(
    ['bullet', 2015],
    ['1,05,000', '34,200'],
    ['black', 1],
    'Standard Bullet with hand-painted lines, as it should be. Needs nothing but an owner with patience for the kick.',
  ),
  bike(
    ['fz', 2020],
    ['79,000', '19,600'],
    ['blue', 4],
    'FZ-S with fuel injection and single-channel ABS. Chain was cleaned every 500 km, and looks it.',
  ),
  bike(
    ['dio', 2021],
    ['58,500', '12,800'],
    ['orange', 6],
    'Bright Dio with LED lamp, a favourite of students. Minor scratches on the footboard.',
  ),
  bike(
    ['ninja', 2018],
    ['1.95 lakh', '17,300'],
    ['green', 2],
    'Ninja 300 with paperwork complete and both original mirrors. Coolant, plugs and brake fluid changed this season.',
  ),
  bike(
    ['shine', 2020],
    ['57,000', '23,400'],
    ['grey', 5],
    'Smooth 125 with the silent starter. Office use only, nineteen kilometres a day.',
  ),
  bike(
    ['jawa', 2020],
    ['1,28,000', '11,700'],
    ['maroon', 3],
    'Jawa 42 with twin exhausts and dual-channel ABS. Battery is new; the paint turns heads.',
  ),
  bike(
    ['vespa', 2019],
    ['68,000', '9,600'],
    ['mint', 4],
    'Steel-bodied Vespa with chrome in fine order. It was the weekend scooter of a cafe owner.',
  ),
  bike(
    ['ns200', 2019],
    ['78,000', '28,100'],
    ['yellow', 6],
    'NS200 with liquid cooling, pulls clean to the red line. Handle grips and levers replaced.',
  ),
  bike(
    ['unicorn', 2018],
    ['55,500', '36,700'],
    ['black', 1],
    'The bike that outlives its owners. Second owner, all taxes paid, insurance current.',
  ),
  bike(
    ['hunter', 2022],
    ['1.42 lakh', '8,900'],
    ['sky', 2],
    'Hunter with alloy wheels swapped for spokes by choice; the alloys come along. Light and easy in town.',
  ),
  bike(
    ['ntorq', 2021],
    ['69,000', '15,200'],
    ['graphite', 5],
    'Race edition with the connected display. Two falls from the side stand, nothing worse.',
  ),
  bike(
    ['xpulse', 2021],
    ['98,000', '18,500'],
    ['white', 3],
    'Xpulse with knobby tyres and hand guards. Suspension was set up by a rally mechanic in Ooty.',
  ),
  bike(
    ['rc200', 2019],
    ['1,12,000', '20,900'],
    ['black', 4],
    'RC 200, first owner, adult ridden. New front disc and pads, chain at half life.',
  ),
  bike(
    ['iqube', 2025],
    ['92,500', '6,700'],
    ['pearl', 1],
    'TVS iQube, silent and nearly new. Electric: the charger is included.',
    'Electric',
  ),
  bike(
    ['avenger', 2017],
    ['67,000', '31,400'],
    ['maroon', 6],
    "Low, long and easy on the back. Windscreen and backrest from the maker's own catalogue.",
  ),
  bike(
    ['dominar', 2020],
    ['1,49,000', '24,300'],
    ['green', 5],
    'Dominar 400 in touring trim, twice to Leh. Every service stamped, engine oil changed before each trip.',
  ),
  bike(
    ['platina', 2019],
    ['42000', '29,800'],
    ['navy', 2],
    'Comfortable seat, soft springs and a tiny fuel bill. Electric start works every time.',
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
    ['black', 1],
    'Pulsar without papers, for parts or rebuilding. Bring your own transport.',
  ),
];
