import type { CarModelName } from './carModels';
import type { Paint } from './paints';

export interface CarEntry {
  model: CarModelName;
  variant: string;
  year: number;
  km: string;
  price: string;
  paint: Paint;
  /** The number of the dealer, 1 to 7. */
  dealer: number;
  fuel: 'Petrol' | 'Diesel' | 'Electric';
  gearbox: 'Manual' | 'Automatic';
  warranty: number;
  /** The dealer's remark about this car. */
  note: string;
  roof?: Paint;
}

const car = (
  [model, variant, year]: readonly [CarModelName, string, number],
  [price, km]: readonly [string, string],
  [paint, dealer, warranty]: readonly [Paint, number, number],
  [fuel, gearbox]: readonly [CarEntry['fuel'], CarEntry['gearbox']],
  note: string,
  roof?: Paint,
): CarEntry => ({
  model,
  variant,
  year,
  km,
  price,
  paint,
  dealer,
  warranty,
  fuel,
  gearbox,
  note,
  ...(roof === undefined ? {} : { roof }),
});

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
    ['nexon', 'XZ Plus', 2021],
    ['8.4 lakh', '27,300'],
    ['teal', 4, 2],
    ['Petrol', 'Automatic'],
    'Five-star safety and an AMT that makes Kozhikode traffic bearable. Bought new by a doctor who is moving abroad.',
    'white',
  ),
  car(
    ['city', 'VX CVT', 2019],
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
    'black',
  ),
  car(
    ['seltos', 'HTX', 2021],
    ['11.75 lakh', '36,400'],
    ['graphite', 6, 2],
    ['Petrol', 'Automatic'],
    'Seltos HTX with the big screen, ventilated seats and two keys. Company-maintained until last month.',
  ),
  car(
    ['polo', 'Highline', 2017],
    ['5,10,000', '54,000'],
    ['orange', 2, 1],
    ['Petrol', 'Manual'],
    'Solid German feel and a clutch that was changed this year. The kind of Polo that its owner did not want to sell.',
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
    ['white', 4, 1],
    ['Petrol', 'Manual'],
    'Nearly new Venue with 195 mm of clearance for the monsoon roads. Reverse camera and a sunroof are factory fitted.',
    'black',
  ),
  car(
    ['baleno', 'Delta', 2019],
    ['5,95,000', '38,700'],
    ['silver', 5, 1],
    ['Petrol', 'Manual'],
    'Roomy Baleno with seat covers since day one. A wedding gift that stood in the garage more than it drove.',
  ),
  car(
    ['harrier', 'XZ', 2020],
    ['12,40,000', '52,300'],
    ['bronze', 1, 1],
    ['Diesel', 'Manual'],
    'A big, calm highway car with the JBL system. Timing cover seal was replaced under warranty, bill in the file.',
  ),
  car(
    ['triber', 'RXZ', 2021],
    ['5,85,000', '33,900'],
    ['yellow', 2, 1],
    ['Petrol', 'Manual'],
    'Three rows in under four metres; the last row folds out completely. Ideal first car for a family of six.',
  ),
  car(
    ['amaze', 'VX', 2020],
    ['6.1 lakh', '35,200'],
    ['red', 6, 1],
    ['Petrol', 'Automatic'],
    'CVT Amaze that is very soft in city traffic. Alignment was done last week and the steering is straight.',
  ),
  car(
    ['i20', 'Asta', 2021],
    ['7,35,000', '22,400'],
    ['white', 3, 2],
    ['Petrol', 'Manual'],
    'Top model with a sunroof and wireless charging. Paint is original on every panel, you may bring your own gauge.',
    'black',
  ),
  car(
    ['scorpio', 'S7', 2017],
    ['8,75,000', '97,000'],
    ['black', 5, 1],
    ['Diesel', 'Manual'],
    'A Scorpio with presence and an engine that pulls from 1,500 rpm. New clutch plate and suspension bushes at 90,000 km.',
  ),
  car(
    ['ertiga', 'ZXi', 2019],
    ['7,90,000', '58,800'],
    ['grey', 4, 1],
    ['Petrol', 'Manual'],
    'The sensible seven-seater. AC vents for the second row work well and the third row was hardly used.',
  ),
  car(
    ['tiago', 'XZ', 2020],
    ['4.6 lakh', '31,100'],
    ['orange', 1, 1],
    ['Petrol', 'Manual'],
    'Small Tata with a four-star rating and the Harman sound. Some stone chips on the bonnet from the Delhi highway.',
  ),
  car(
    ['sonet', 'HTK Plus', 2021],
    ['8,05,000', '28,000'],
    ['blue', 2, 1],
    ['Petrol', 'Manual'],
    'Sonet from a young couple in Kothrud, always parked in a basement. Second key, tool kit and spare wheel are all unused.',
  ),
  car(
    ['fortuner', '4x2 AT', 2017],
    ['Rs. 19,50,000', '1,08,000'],
    ['pearl', 5, 1],
    ['Diesel', 'Automatic'],
    'Over a lakh of kilometres, nearly all of them on the GT Road, and it shows only on the meter. Transmission oil changed at 1,00,000 km.',
  ),
  car(
    ['alto', 'LXi', 2016],
    ['2,35,000', '47,500'],
    ['silver', 6, 1],
    ['Petrol', 'Manual'],
    'The car to learn driving in: light clutch, cheap parts, no worries. A few parking marks on both bumpers.',
  ),
  car(
    ['virtus', 'Highline', 2022],
    ['10.2 lakh', '19,700'],
    ['red', 3, 2],
    ['Petrol', 'Manual'],
    'Five-star sedan with the one-litre turbo, quick and quiet. First service coupons are still partly unused.',
  ),
  car(
    ['magnite', 'XV Premium', 2021],
    ['6,45,000', '26,900'],
    ['maroon', 4, 1],
    ['Petrol', 'Manual'],
    'Turbo Magnite with the surround camera. Left fog lamp was replaced after a stone hit it.',
    'black',
  ),
  car(
    ['hector', 'Sharp', 2020],
    ['11,25,000', '44,600'],
    ['white', 1, 1],
    ['Petrol', 'Automatic'],
    'Enormous cabin, panoramic roof and a screen that still gets updates. Used for airport trips by a hotel owner.',
  ),
  car(
    ['nexonEv', 'XZ Plus', 2022],
    ['10,95,000', '23,800'],
    ['sky', 2, 3],
    ['Electric', 'Automatic'],
    'Fully electric. Battery health was tested at 96 per cent, report attached to the file.',
    'white',
  ),
  car(
    ['bolero', 'B6', 2018],
    ['6,80,000', '79,300'],
    ['white', 5, 1],
    ['Diesel', 'Manual'],
    'Honest working Bolero, single village owner. Metal bumpers, and nothing on it that a roadside mechanic cannot mend.',
  ),
  car(
    ['kwid', 'RXT', 2019],
    ['3.15 lakh', '30,200'],
    ['red', 3, 1],
    ['Petrol', 'Manual'],
    'High seating and a light steering for tight streets. Music system was upgraded, the original one comes along.',
  ),
  car(
    ['verna', 'SX', 2020],
    ['8,75,000', '39,900'],
    ['black', 6, 1],
    ['Petrol', 'Manual'],
    'Verna SX with ventilated front seats. Black paint in very good condition for its age, machine polished last month.',
  ),
  car(
    ['eeco', '5 STR AC', 2019],
    ['4,25,000', '51,600'],
    ['white', 4, 1],
    ['Petrol', 'Manual'],
    'Five-seat Eeco with AC, used by a catering family for light loads. Sliding doors run smoothly on both sides.',
  ),
  car(
    ['altroz', 'XZ', 2020],
    ['6.3 lakh', '34,500'],
    ['grey', 1, 1],
    ['Petrol', 'Manual'],
    'Doors that open to ninety degrees and five stars for safety. Rear tyres are new, front ones are at half.',
  ),
  car(
    ['brezza', 'ZDi', 2017],
    ['6,95,000', '72,000'],
    ['orange', 5, 1],
    ['Diesel', 'Manual'],
    'The popular diesel Brezza, 22 km to the litre on the highway. Rear bumper has one touched-up scratch.',
    'white',
  ),
  car(
    ['jazz', 'VX', 2018],
    ['5,90,000', '49,400'],
    ['sky', 2, 1],
    ['Petrol', 'Automatic'],
    'Magic seats that fold flat for a bicycle. Owned by a dentist, serviced at the same workshop since new.',
  ),
  car(
    ['carens', 'Prestige', 2022],
    ['10,60,000', '24,700'],
    ['navy', 3, 2],
    ['Petrol', 'Manual'],
    'Seven proper seats and six airbags in the family Kia. Still smells new; the middle row has an electric tumble.',
  ),
  car(
    ['etios', 'G', 2014],
    ['3,40,000', '86,900'],
    ['silver', 6, 1],
    ['Petrol', 'Manual'],
    'Toyota reliability for the price of a scooter and a half. Paint has faded a little on the roof, mechanically it wants nothing.',
  ),
  car(
    ['punch', 'Adventure', 2022],
    ['6,90,000', '21,300'],
    ['green', 4, 2],
    ['Petrol', 'Manual'],
    'Little Punch with big-car manners and five stars. It was a second car and mostly went to the beach.',
    'black',
  ),
  car(
    ['xuv300', 'W8', 2020],
    ['8.25 lakh', '43,700'],
    ['red', 1, 1],
    ['Diesel', 'Manual'],
    'The torquey diesel with four disc brakes. Sunroof drains were cleaned and the cabin is dry.',
  ),
  car(
    ['i10', 'Sportz', 2021],
    ['5,75,000', '26,100'],
    ['teal', 5, 1],
    ['Petrol', 'Automatic'],
    'AMT Nios with wireless charging, driven by a college lecturer. One alloy has kerb marks.',
  ),
  car(
    ['ciaz', 'Alpha', 2018],
    ['6,85,000', '55,300'],
    ['maroon', 2, 1],
    ['Petrol', 'Manual'],
    'Limousine legroom at a hatchback price. Seats are full leather and have been cared for.',
  ),
  car(
    ['ecosport', 'Titanium', 2019],
    ['6.75 lakh', '48,100'],
    ['blue', 3, 1],
    ['Diesel', 'Manual'],
    'Still one of the best to drive; parts are available from our own supplier. Service history up to 45,000 km from the maker.',
  ),
  car(
    ['kushaq', 'Style', 2022],
    ['11,40,000', '20,500'],
    ['silver', 6, 2],
    ['Petrol', 'Automatic'],
    'Five-star Kushaq with torque converter. The infotainment was updated by the workshop in spring.',
  ),
  car(
    ['santro', 'Magna', 2019],
    ['4,15,000', '36,800'],
    ['mint', 4, 1],
    ['Petrol', 'Manual'],
    'New-generation Santro in a colour you will find in every car park. Ladies driven, single owner.',
  ),
  car(
    ['safari', 'XZA', 2021],
    ['15,80,000', '37,600'],
    ['pearl', 1, 2],
    ['Diesel', 'Automatic'],
    "Captain seats, a panoramic roof and the automatic. Windscreen was replaced by insurance, with the maker's own glass.",
  ),
  car(
    ['glanza', 'V', 2020],
    ['6,60,000', '33,000'],
    ['blue', 5, 1],
    ['Petrol', 'Automatic'],
    'A Baleno at heart with Toyota service behind it. CVT runs smoothly and was inspected at 30,000 km.',
  ),
  car(
    ['tiagoEv', 'XT', 2024],
    ['7,20,000', '14,900'],
    ['mint', 2, 4],
    ['Electric', 'Automatic'],
    'Electric city car, charges overnight from any 15 A socket. Battery warranty runs until 2031.',
    'black',
  ),
  car(
    ['jimny', 'Alpha', 2024],
    ['11.9 lakh', '12,700'],
    ['yellow', 4, 2],
    ['Petrol', 'Manual'],
    'Jimny in the colour everybody waits for. It has been in the mud of Wayanad, and was washed from below afterwards.',
    'black',
  ),
  car(
    ['nano', 'CX', 2012],
    ['95,000', '28,400'],
    ['yellow', 3, 1],
    ['Petrol', 'Manual'],
    "The people's car, kept by a collector in Gandhipuram. Starts at the first turn; new battery and four new tyres.",
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
    ['red', 4, 1],
    ['Petrol', 'Automatic'],
    'AMT Swift that did one school run a day. It looks and drives like a new car.',
    'black',
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
    ['white', 1, 1],
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
