import type { CarModelName } from './carModels';

export interface CarEntry {
  model: CarModelName;
  variant: string;
  year: number;
  km: string;
  price: string;
  /** With the model, the name of its picture. Two listings for sale never have the same. */
  paint: string;
  /** The number of the dealer, from 1. */
  dealer: number;
  fuel: 'Petrol' | 'Diesel' | 'Electric';
  gearbox: 'Manual' | 'Automatic';
  warranty: number;
  /** The dealer's remark about this car. */
  note: string;
}

const car = (
  [model, variant, year]: readonly [CarModelName, string, number],
  [price, km]: readonly [string, string],
  [paint, dealer, warranty]: readonly [string, number, number],
  [fuel, gearbox]: readonly [CarEntry['fuel'], CarEntry['gearbox']],
  note: string,
): CarEntry => ({ model, variant, year, km, price, paint, dealer, warranty, fuel, gearbox, note });

/** Approved listings, the oldest first. */
export const approvedCars: readonly CarEntry[] = [
  car(
    ['creta', 'SX', 2020],
    ['10,85,000', '41,000'],
    ['red', 2, 2],
    ['Diesel', 'Manual'],
    'Single-owner Creta from a bank manager in Aundh, driven mostly to Mumbai and back. Panoramic roof and all electrics work as on the first day.',
  ),
  car(
    ['swift', 'ZXi', 2019],
    ['5,45,000', '32,000'],
    ['blue', 1, 1],
    ['Petrol', 'Manual'],
    'A tidy city Swift that has never left Rajasthan. One small dent on the left rear door, shown in the photos on request.',
  ),
  car(
    ['innova', 'GX 7 seater', 2018],
    ['Rs. 14,75,000', '88,500'],
    ['silver', 5, 1],
    ['Diesel', 'Manual'],
    'Family Innova, never a taxi, with captain seats in the middle row. Engine is silent and the AC cools right to the last row.',
  ),
  car(
    ['nexon', 'XZ Plus', 2023],
    ['8.4 lakh', '27,300'],
    ['teal', 4, 2],
    ['Petrol', 'Automatic'],
    'Five-star safety and an AMT that makes Kozhikode traffic bearable. Bought new by a doctor who is moving abroad.',
  ),
  car(
    ['city', 'VX CVT', 2020],
    ['8,90,000', '46,200'],
    ['white', 3, 1],
    ['Petrol', 'Automatic'],
    'Chauffeur-driven City with a sunroof and leather seats in very good order. Front bumper was repainted after a parking scrape.',
  ),
  car(
    ['thar', 'LX Hard Top', 2022],
    ['13,60,000', '18,900'],
    ['maroon', 5, 2],
    ['Diesel', 'Manual'],
    'Hard-top Thar that has seen Manali twice and gravel never. Comes with the original tyres and a set of roof bars.',
  ),
  car(
    ['seltos', 'HTX', 2023],
    ['11.75 lakh', '36,400'],
    ['graphite', 6, 2],
    ['Petrol', 'Automatic'],
    'Seltos HTX with the big screen, ventilated seats and two keys. Company-maintained until last month.',
  ),
  car(
    ['triber', 'RXZ', 2021],
    ['5,85,000', '33,900'],
    ['blue', 7, 1],
    ['Petrol', 'Manual'],
    'Three rows in under four metres; the last row folds out completely. Ideal first car for a family of six.',
  ),
  car(
    ['wagonR', 'VXi', 2020],
    ['465000', '29,800'],
    ['beige', 1, 1],
    ['Petrol', 'Manual'],
    'Tall, light and easy to park, with a CNG-ready engine bay but no kit fitted. Used by a retired teacher for the market and the temple.',
  ),
  car(
    ['xuv700', 'AX5', 2022],
    ['16,90,000', '31,500'],
    ['navy', 6, 2],
    ['Diesel', 'Automatic'],
    'Seven seats, the powerful diesel and a clean report from the workshop. Both rows of curtain airbags intact, never deployed.',
  ),
  car(
    ['dzire', 'VXi', 2018],
    ['5.35 lakh', '61,000'],
    ['grey', 3, 1],
    ['Petrol', 'Manual'],
    'Dzire with a boot that swallows three suitcases. Privately registered; it was never a cab, and we will show you the papers.',
  ),
  car(
    ['venue', 'S Plus', 2024],
    ['8,95,000', '11,600'],
    ['green', 4, 1],
    ['Petrol', 'Manual'],
    'Nearly new Venue with 195 mm of clearance for the monsoon roads. Reverse camera and a sunroof are factory fitted.',
  ),
  car(
    ['alto', 'LXi', 2016],
    ['2,35,000', '47,500'],
    ['silver', 6, 1],
    ['Petrol', 'Manual'],
    'The car to learn driving in: light clutch, cheap parts, no worries. A few parking marks on both bumpers.',
  ),
  car(
    ['harrier', 'XZ', 2020],
    ['12,40,000', '52,300'],
    ['bronze', 1, 1],
    ['Diesel', 'Manual'],
    'A big, calm highway car with the JBL system. Timing cover seal was replaced under warranty, bill in the file.',
  ),
  car(
    ['eeco', '5 STR AC', 2021],
    ['4,25,000', '51,600'],
    ['white', 7, 1],
    ['Petrol', 'Manual'],
    'Five-seat Eeco with AC, used by a catering family for light loads. Sliding doors run smoothly on both sides.',
  ),
  car(
    ['nano', 'CX', 2012],
    ['95,000', '28,400'],
    ['yellow', 7, 1],
    ['Petrol', 'Manual'],
    "The people's car, kept by a collector in Banjara Hills. Starts at the first turn; new battery and four new tyres.",
  ),
  car(
    ['ertiga', 'ZXi', 2021],
    ['7,90,000', '58,800'],
    ['maroon', 8, 1],
    ['Petrol', 'Manual'],
    'The sensible seven-seater. AC vents for the second row work well and the third row was hardly used.',
  ),
  car(
    ['brezza', 'ZDi', 2017],
    ['6,95,000', '72,000'],
    ['orange', 5, 1],
    ['Diesel', 'Manual'],
    'The popular diesel Brezza, 22 km to the litre on the highway. Rear bumper has one touched-up scratch.',
  ),
  car(
    ['i20', 'Asta', 2021],
    ['7,35,000', '22,400'],
    ['red', 3, 2],
    ['Petrol', 'Manual'],
    'Top model with a sunroof and wireless charging. Paint is original on every panel, you may bring your own gauge.',
  ),
  car(
    ['virtus', 'Highline', 2022],
    ['10.2 lakh', '19,700'],
    ['black', 8, 2],
    ['Petrol', 'Manual'],
    'Five-star sedan with the one-litre turbo, quick and quiet. First service coupons are still partly unused.',
  ),
  car(
    ['nexonEv', 'XZ Plus', 2021],
    ['10,95,000', '23,800'],
    ['sky', 2, 3],
    ['Electric', 'Automatic'],
    'Fully electric. Battery health was tested at 96 per cent, report attached to the file.',
  ),
  car(
    ['tiagoEv', 'XT', 2024],
    ['7,20,000', '14,900'],
    ['mint', 2, 4],
    ['Electric', 'Automatic'],
    'Electric city car, charges overnight from any 15 A socket. Battery warranty runs until 2031.',
  ),
  car(
    ['fortuner', '4x2 AT', 2017],
    ['Rs. 19,50,000', '1,08,000'],
    ['pearl', 8, 1],
    ['Diesel', 'Automatic'],
    'Over a lakh of kilometres, nearly all of them on the GT Road, and it shows only on the meter. Transmission oil changed at 1,00,000 km.',
  ),
  car(
    ['jimny', 'Alpha', 2024],
    ['11.9 lakh', '12,700'],
    ['yellow', 4, 2],
    ['Petrol', 'Manual'],
    'Jimny in the colour everybody waits for. It has been in the mud of Wayanad, and was washed from below afterwards.',
  ),
];

export const pendingCars: readonly CarEntry[] = [
  car(
    ['creta', 'E', 2018],
    ['7,95,000', '63,200'],
    ['white', 1, 1],
    ['Petrol', 'Manual'],
    'Just in from its first owner, cleaned and checked. Both keys and the full service book are here.',
  ),
  car(
    ['swift', 'VXi', 2022],
    ['6.25 lakh', '17,800'],
    ['orange', 4, 1],
    ['Petrol', 'Automatic'],
    'AMT Swift that did one school run a day. It looks and drives like a new car.',
  ),
  car(
    ['city', 'V', 2016],
    ['5,70,000', '74,500'],
    ['bronze', 6, 1],
    ['Petrol', 'Manual'],
    'Fourth-generation City in a rare colour. Suspension was overhauled in July.',
  ),
];

export const rejectedCars: readonly CarEntry[] = [
  car(
    ['dzire', 'Tour', 2015],
    ['1,50,000', '2,10,000'],
    ['grey', 1, 1],
    ['Diesel', 'Manual'],
    'Former taxi, sold as it stands. Price is for quick sale.',
  ),
  car(
    ['innova', 'G', 2009],
    ['call for price', '1,85,000'],
    ['silver', 2, 1],
    ['Diesel', 'Manual'],
    'Old Innova in running condition. Call us for the price.',
  ),
];

/** The first listing of a dealer who is not public yet. It is the newest car, and it is pending. */
export const newcomersCars: readonly CarEntry[] = [
  car(
    ['swift', 'LXi', 2021],
    ['5.35 lakh', '28,700'],
    ['maroon', 9, 1],
    ['Petrol', 'Manual'],
    'Maroon Swift of a doctor in Arera Colony, always serviced at the same workshop.',
  ),
];

// Sales that have ended lately. No list of buyers has them: only their own pages show them, with their state.
// `sold.ts` has the sales of the weeks before.

export const soldCars: readonly CarEntry[] = [
  car(
    ['swift', 'VXi', 2020],
    ['5,75,000', '24,600'],
    ['blue', 2, 2],
    ['Petrol', 'Manual'],
    'Blue Swift from a schoolteacher in Kothrud, serviced on time and parked indoors.',
  ),
];

/** Of a dealer who is suspended. */
export const suspendedCars: readonly CarEntry[] = [
  car(
    ['city', 'V', 2018],
    ['4.9 lakh', '38,000'],
    ['maroon', 10, 1],
    ['Petrol', 'Manual'],
    'City at a price that nobody else can offer. Come soon, many are asking.',
  ),
];

export const withdrawnCars: readonly CarEntry[] = [
  car(
    ['creta', 'S', 2019],
    ['9.4 lakh', '51,200'],
    ['red', 1, 1],
    ['Diesel', 'Manual'],
    'Diesel Creta in a bright red. Its owner may keep it after all.',
  ),
];
