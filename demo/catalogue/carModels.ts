import type { CarLook, WheelDesign } from '../drawings/cars/look';
import type { BodyType } from '../drawings/cars/shape';

/** '': an electric car. */
type CarEngine = '' | '500cc' | '600cc' | '700cc' | '800cc' | '1000cc' | '1200cc' | '1500cc' | '2000cc' | '2500cc';

/** The properties of all cars of one model. */
export interface CarModel {
  name: string;
  body: BodyType;
  size: string;
  engine: CarEngine;
  /** km/l, or the range of an electric car. */
  mileage: string;
  /** Litres; 0: an electric car. */
  tank: number;
  clearance: string;
  safety: number;
  seats: number;
  wheels: WheelDesign;
  grille: CarLook['grille'];
}

const model = (
  name: string,
  body: BodyType,
  size: string,
  [engine, mileage, tank, clearance]: readonly [CarEngine, string, number, string],
  [safety, seats]: readonly [number, number],
  [wheels, grille]: readonly [WheelDesign, CarLook['grille']],
): CarModel => ({ name, body, size, engine, mileage, tank, clearance, safety, seats, wheels, grille });

export const carModels = {
  swift: model(
    'Maruti Suzuki Swift',
    'hatchback',
    'Hatchback',
    ['1200cc', '22', 37, '163 mm'],
    [2, 5],
    ['fiveSpoke', 'mesh'],
  ),
  baleno: model(
    'Maruti Suzuki Baleno',
    'hatchback',
    'Premium hatchback',
    ['1200cc', '21.4', 37, '170 mm'],
    [3, 5],
    ['turbine', 'bars'],
  ),
  wagonR: model(
    'Maruti Suzuki WagonR',
    'tallHatchback',
    'Tall hatchback',
    ['1000cc', '21.5', 32, '165 mm'],
    [2, 5],
    ['steel', 'bars'],
  ),
  alto: model(
    'Maruti Suzuki Alto 800',
    'hatchback',
    'Small hatchback',
    ['800cc', '22.7', 35, '160 mm'],
    [1, 5],
    ['steel', 'bars'],
  ),
  dzire: model(
    'Maruti Suzuki Dzire',
    'sedan',
    'Compact sedan',
    ['1200cc', '22', 37, '163 mm'],
    [2, 5],
    ['twinSpoke', 'mesh'],
  ),
  brezza: model(
    'Maruti Suzuki Vitara Brezza',
    'compactSuv',
    'Compact SUV',
    ['1500cc', '18.8', 48, '198 mm'],
    [4, 5],
    ['multiSpoke', 'bars'],
  ),
  ertiga: model('Maruti Suzuki Ertiga', 'mpv', 'MPV', ['1500cc', '19', 45, '180 mm'], [3, 7], ['turbine', 'bars']),
  ciaz: model('Maruti Suzuki Ciaz', 'sedan', 'Sedan', ['1500cc', '20.6', 43, '170 mm'], [4, 5], ['multiSpoke', 'bars']),
  eeco: model('Maruti Suzuki Eeco', 'van', 'Van', ['1200cc', '16.1', 40, '160 mm'], [1, 5], ['steel', 'bars']),
  jimny: model(
    'Maruti Suzuki Jimny',
    'offRoader',
    'Off-roader',
    ['1500cc', '16.9', 40, '210 mm'],
    [3, 5],
    ['fiveSpoke', 'slots'],
  ),
  i20: model(
    'Hyundai i20',
    'hatchback',
    'Premium hatchback',
    ['1200cc', '20.3', 37, '170 mm'],
    [3, 5],
    ['twinSpoke', 'mesh'],
  ),
  i10: model(
    'Hyundai Grand i10 Nios',
    'hatchback',
    'Hatchback',
    ['1200cc', '20.7', 37, '165 mm'],
    [2, 5],
    ['turbine', 'mesh'],
  ),
  santro: model(
    'Hyundai Santro',
    'tallHatchback',
    'Tall hatchback',
    ['1000cc', '20.3', 35, '160 mm'],
    [2, 5],
    ['steel', 'mesh'],
  ),
  creta: model('Hyundai Creta', 'suv', 'SUV', ['1500cc', '17.4', 50, '190 mm'], [3, 5], ['turbine', 'mesh']),
  venue: model(
    'Hyundai Venue',
    'compactSuv',
    'Compact SUV',
    ['1200cc', '17.5', 45, '195 mm'],
    [4, 5],
    ['twinSpoke', 'slats'],
  ),
  verna: model('Hyundai Verna', 'sedan', 'Sedan', ['1500cc', '18.6', 45, '165 mm'], [5, 5], ['turbine', 'slats']),
  nexon: model(
    'Tata Nexon',
    'compactSuv',
    'Compact SUV',
    ['1200cc', '17.4', 44, '209 mm'],
    [5, 5],
    ['twinSpoke', 'mesh'],
  ),
  nexonEv: model(
    'Tata Nexon EV',
    'compactSuv',
    'Compact SUV',
    ['', '312 km on a charge', 0, '205 mm'],
    [5, 5],
    ['turbine', 'closed'],
  ),
  tiagoEv: model(
    'Tata Tiago EV',
    'hatchback',
    'Hatchback',
    ['', '250 km on a charge', 0, '166 mm'],
    [4, 5],
    ['turbine', 'closed'],
  ),
  punch: model(
    'Tata Punch',
    'compactSuv',
    'Micro SUV',
    ['1200cc', '20.1', 37, '187 mm'],
    [5, 5],
    ['multiSpoke', 'mesh'],
  ),
  tiago: model('Tata Tiago', 'hatchback', 'Hatchback', ['1200cc', '19', 35, '170 mm'], [4, 5], ['turbine', 'mesh']),
  altroz: model(
    'Tata Altroz',
    'hatchback',
    'Premium hatchback',
    ['1200cc', '19.3', 37, '165 mm'],
    [5, 5],
    ['twinSpoke', 'bars'],
  ),
  harrier: model('Tata Harrier', 'largeSuv', 'SUV', ['2000cc', '16.4', 50, '205 mm'], [5, 5], ['turbine', 'mesh']),
  safari: model(
    'Tata Safari',
    'largeSuv',
    'Seven-seat SUV',
    ['2000cc', '16.1', 50, '205 mm'],
    [5, 7],
    ['multiSpoke', 'mesh'],
  ),
  nano: model(
    'Tata Nano',
    'tallHatchback',
    'Small hatchback',
    ['600cc', '23.6', 15, '180 mm'],
    [1, 5],
    ['steel', 'closed'],
  ),
  xuv700: model(
    'Mahindra XUV700',
    'largeSuv',
    'Seven-seat SUV',
    ['2000cc', '15', 50, '200 mm'],
    [5, 7],
    ['twinSpoke', 'slats'],
  ),
  xuv300: model(
    'Mahindra XUV300',
    'compactSuv',
    'Compact SUV',
    ['1500cc', '20', 42, '180 mm'],
    [5, 5],
    ['multiSpoke', 'slats'],
  ),
  scorpio: model(
    'Mahindra Scorpio',
    'largeSuv',
    'SUV',
    ['2500cc', '15.4', 50, '180 mm'],
    [3, 7],
    ['fiveSpoke', 'slats'],
  ),
  thar: model(
    'Mahindra Thar',
    'offRoader',
    'Off-roader',
    ['2000cc', '15.2', 50, '226 mm'],
    [4, 5],
    ['fiveSpoke', 'slots'],
  ),
  bolero: model(
    'Mahindra Bolero',
    'offRoader',
    'Seven-seat utility',
    ['1500cc', '16', 50, '180 mm'],
    [1, 7],
    ['steel', 'slots'],
  ),
  innova: model('Toyota Innova Crysta', 'mpv', 'MPV', ['2500cc', '13.6', 50, '178 mm'], [5, 7], ['multiSpoke', 'bars']),
  fortuner: model(
    'Toyota Fortuner',
    'largeSuv',
    'Seven-seat SUV',
    ['2500cc', '12.9', 50, '220 mm'],
    [5, 7],
    ['turbine', 'bars'],
  ),
  glanza: model(
    'Toyota Glanza',
    'hatchback',
    'Premium hatchback',
    ['1200cc', '21', 37, '170 mm'],
    [3, 5],
    ['multiSpoke', 'bars'],
  ),
  etios: model('Toyota Etios', 'sedan', 'Sedan', ['1500cc', '16.8', 45, '174 mm'], [4, 5], ['steel', 'bars']),
  city: model('Honda City', 'sedan', 'Sedan', ['1500cc', '17.8', 40, '165 mm'], [4, 5], ['twinSpoke', 'bars']),
  amaze: model('Honda Amaze', 'sedan', 'Compact sedan', ['1200cc', '18.6', 35, '170 mm'], [2, 5], ['turbine', 'bars']),
  jazz: model(
    'Honda Jazz',
    'tallHatchback',
    'Premium hatchback',
    ['1200cc', '17.1', 40, '165 mm'],
    [3, 5],
    ['multiSpoke', 'bars'],
  ),
  seltos: model('Kia Seltos', 'suv', 'SUV', ['1500cc', '16.8', 50, '190 mm'], [3, 5], ['multiSpoke', 'mesh']),
  sonet: model('Kia Sonet', 'compactSuv', 'Compact SUV', ['1200cc', '18.4', 45, '205 mm'], [3, 5], ['turbine', 'mesh']),
  carens: model('Kia Carens', 'mpv', 'MPV', ['1500cc', '16.5', 45, '195 mm'], [3, 7], ['twinSpoke', 'closed']),
  polo: model(
    'Volkswagen Polo',
    'hatchback',
    'Hatchback',
    ['1200cc', '18.2', 45, '165 mm'],
    [4, 5],
    ['multiSpoke', 'bars'],
  ),
  virtus: model('Volkswagen Virtus', 'sedan', 'Sedan', ['1000cc', '19.4', 45, '179 mm'], [5, 5], ['turbine', 'bars']),
  kushaq: model('Skoda Kushaq', 'suv', 'SUV', ['1000cc', '18.1', 50, '188 mm'], [5, 5], ['multiSpoke', 'slats']),
  triber: model('Renault Triber', 'mpv', 'Compact MPV', ['1000cc', '19', 40, '182 mm'], [4, 7], ['steel', 'bars']),
  kwid: model(
    'Renault Kwid',
    'compactSuv',
    'Small hatchback',
    ['1000cc', '21.7', 28, '184 mm'],
    [1, 5],
    ['steel', 'mesh'],
  ),
  magnite: model(
    'Nissan Magnite',
    'compactSuv',
    'Compact SUV',
    ['1000cc', '18.8', 40, '205 mm'],
    [4, 5],
    ['twinSpoke', 'mesh'],
  ),
  ecosport: model(
    'Ford EcoSport',
    'compactSuv',
    'Compact SUV',
    ['1500cc', '15.9', 50, '200 mm'],
    [3, 5],
    ['fiveSpoke', 'bars'],
  ),
  hector: model('MG Hector', 'largeSuv', 'SUV', ['1500cc', '14.2', 50, '192 mm'], [4, 5], ['twinSpoke', 'mesh']),
} as const satisfies Record<string, CarModel>;

export type CarModelName = keyof typeof carModels;
