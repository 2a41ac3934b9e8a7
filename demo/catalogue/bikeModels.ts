/** '': an electric scooter. */
type BikeEngine = '' | '100cc' | '150cc' | '200cc' | '250cc' | '500cc' | '600cc';

/** The properties of all bikes of one model. */
export interface BikeModel {
  name: string;
  /** What the rider looks at. Bikes that have the same share its picture. */
  dashboard: 'dials' | 'display' | 'scooterDial' | 'scooterDisplay';
  engine: BikeEngine;
  /** km/l, or the range of an electric scooter. */
  mileage: string;
  /** Litres; 0: an electric scooter. */
  tank: number;
}

const model = (
  name: string,
  dashboard: BikeModel['dashboard'],
  [engine, mileage, tank]: readonly [BikeEngine, string, number],
): BikeModel => ({ name, dashboard, engine, mileage, tank });

export const bikeModels = {
  classic350: model('Royal Enfield Classic 350', 'dials', ['250cc', '36', 13]),
  meteor: model('Royal Enfield Meteor 350', 'dials', ['250cc', '35', 15]),
  interceptor: model('Royal Enfield Interceptor 650', 'dials', ['600cc', '25', 13]),
  himalayan: model('Royal Enfield Himalayan', 'display', ['500cc', '30', 15]),
  activa: model('Honda Activa 6G', 'scooterDial', ['100cc', '50', 5]),
  jupiter: model('TVS Jupiter', 'scooterDial', ['100cc', '49', 6]),
  fascino: model('Yamaha Fascino 125', 'scooterDial', ['150cc', '54', 5]),
  vespa: model('Vespa VXL 125', 'scooterDial', ['150cc', '45', 7]),
  olaS1: model('Ola S1 Pro', 'scooterDisplay', ['', '135 km on a charge', 0]),
  ather: model('Ather 450X', 'scooterDisplay', ['', '105 km on a charge', 0]),
  splendor: model('Hero Splendor Plus', 'dials', ['100cc', '65', 9]),
  pulsar150: model('Bajaj Pulsar 150', 'display', ['150cc', '47', 15]),
  apache160: model('TVS Apache RTR 160 4V', 'display', ['150cc', '45', 12]),
  mt15: model('Yamaha MT-15', 'display', ['150cc', '48', 10]),
  gixxer: model('Suzuki Gixxer', 'display', ['150cc', '45', 12]),
  duke: model('KTM 250 Duke', 'display', ['250cc', '31', 15]),
  r15: model('Yamaha R15', 'display', ['150cc', '45', 11]),
  ninja: model('Kawasaki Ninja 300', 'display', ['250cc', '26', 17]),
  xpulse: model('Hero Xpulse 200', 'display', ['200cc', '40', 13]),
} as const satisfies Record<string, BikeModel>;

export type BikeModelName = keyof typeof bikeModels;
