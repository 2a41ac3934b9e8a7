/** '': an electric car. */
type CarEngine = '' | '600cc' | '800cc' | '1000cc' | '1200cc' | '1500cc' | '2000cc' | '2500cc';

/** The properties of all cars of one model. */
export interface CarModel {
  name: string;
  size: string;
  engine: CarEngine;
  /** km/l, or the range of an electric car. */
  mileage: string;
  /** Litres; 0: an electric car. */
  tank: number;
  clearance: string;
  safety: number;
  seats: number;
}

const model = (
  name: string,
  size: string,
  [engine, mileage, tank, clearance]: readonly [CarEngine, string, number, string],
  [safety, seats]: readonly [number, number],
): CarModel => ({ name, size, engine, mileage, tank, clearance, safety, seats });

export const carModels = {
  swift: model('Maruti Suzuki Swift', 'Hatchback', ['1200cc', '22', 37, '163 mm'], [2, 5]),
  wagonR: model('Maruti Suzuki WagonR', 'Tall hatchback', ['1000cc', '21.5', 32, '165 mm'], [2, 5]),
  alto: model('Maruti Suzuki Alto 800', 'Small hatchback', ['800cc', '22.7', 35, '160 mm'], [1, 5]),
  dzire: model('Maruti Suzuki Dzire', 'Compact sedan', ['1200cc', '22', 37, '163 mm'], [2, 5]),
  brezza: model('Maruti Suzuki Vitara Brezza', 'Compact SUV', ['1500cc', '18.8', 48, '198 mm'], [4, 5]),
  ertiga: model('Maruti Suzuki Ertiga', 'MPV', ['1500cc', '19', 45, '180 mm'], [3, 7]),
  eeco: model('Maruti Suzuki Eeco', 'Van', ['1200cc', '16.1', 40, '160 mm'], [1, 5]),
  jimny: model('Maruti Suzuki Jimny', 'Off-roader', ['1500cc', '16.9', 40, '210 mm'], [3, 5]),
  i20: model('Hyundai i20', 'Premium hatchback', ['1200cc', '20.3', 37, '170 mm'], [3, 5]),
  creta: model('Hyundai Creta', 'SUV', ['1500cc', '17.4', 50, '190 mm'], [3, 5]),
  venue: model('Hyundai Venue', 'Compact SUV', ['1200cc', '17.5', 45, '195 mm'], [4, 5]),
  nexon: model('Tata Nexon', 'Compact SUV', ['1200cc', '17.4', 44, '209 mm'], [5, 5]),
  nexonEv: model('Tata Nexon EV', 'Compact SUV', ['', '312 km on a charge', 0, '205 mm'], [5, 5]),
  tiagoEv: model('Tata Tiago EV', 'Hatchback', ['', '250 km on a charge', 0, '166 mm'], [4, 5]),
  harrier: model('Tata Harrier', 'SUV', ['2000cc', '16.4', 50, '205 mm'], [5, 5]),
  nano: model('Tata Nano', 'Small hatchback', ['600cc', '23.6', 15, '180 mm'], [1, 5]),
  xuv700: model('Mahindra XUV700', 'Seven-seat SUV', ['2000cc', '15', 50, '200 mm'], [5, 7]),
  thar: model('Mahindra Thar', 'Off-roader', ['2000cc', '15.2', 50, '226 mm'], [4, 5]),
  innova: model('Toyota Innova Crysta', 'MPV', ['2500cc', '13.6', 50, '178 mm'], [5, 7]),
  fortuner: model('Toyota Fortuner', 'Seven-seat SUV', ['2500cc', '12.9', 50, '220 mm'], [5, 7]),
  city: model('Honda City', 'Sedan', ['1500cc', '17.8', 40, '165 mm'], [4, 5]),
  seltos: model('Kia Seltos', 'SUV', ['1500cc', '16.8', 50, '190 mm'], [3, 5]),
  virtus: model('Volkswagen Virtus', 'Sedan', ['1000cc', '19.4', 45, '179 mm'], [5, 5]),
  triber: model('Renault Triber', 'Compact MPV', ['1000cc', '19', 40, '182 mm'], [4, 7]),
} as const satisfies Record<string, CarModel>;

export type CarModelName = keyof typeof carModels;
