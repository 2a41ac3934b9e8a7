import type { BikeType } from '../drawings/bikes/look';

/** '': an electric scooter. */
type BikeEngine = '' | '100cc' | '150cc' | '200cc' | '250cc' | '500cc' | '600cc' | '1000cc';

/** The properties of all bikes of one model. */
export interface BikeModel {
  name: string;
  type: BikeType;
  engine: BikeEngine;
  /** km/l, or the range of an electric scooter. */
  mileage: string;
  /** Litres; 0: an electric scooter. */
  tank: number;
  /** Stripes and decals, '#rrggbb'. */
  accent: string;
}

const model = (
  name: string,
  type: BikeType,
  [engine, mileage, tank]: readonly [BikeEngine, string, number],
  accent: string,
): BikeModel => ({ name, type, engine, mileage, tank, accent });

export const bikeModels = {
  classic350: model('Royal Enfield Classic 350', 'classic', ['250cc', '36', 13], '#d9b35a'),
  bullet: model('Royal Enfield Bullet 350', 'classic', ['250cc', '37', 13], '#d8dcdf'),
  hunter: model('Royal Enfield Hunter 350', 'classic', ['250cc', '36', 13], '#f0efe9'),
  meteor: model('Royal Enfield Meteor 350', 'classic', ['250cc', '35', 15], '#e7b04b'),
  interceptor: model('Royal Enfield Interceptor 650', 'classic', ['600cc', '25', 13], '#e9ecee'),
  himalayan: model('Royal Enfield Himalayan', 'adventure', ['500cc', '30', 15], '#e8e2d2'),
  jawa: model('Jawa 42', 'classic', ['250cc', '32', 14], '#e3e7ea'),
  avenger: model('Bajaj Avenger Cruise 220', 'classic', ['200cc', '40', 13], '#c9ced2'),
  activa: model('Honda Activa 6G', 'scooter', ['100cc', '50', 5], '#dfe3e6'),
  dio: model('Honda Dio', 'scooter', ['100cc', '48', 5], '#f2d06b'),
  jupiter: model('TVS Jupiter', 'scooter', ['100cc', '49', 6], '#e9ecee'),
  access: model('Suzuki Access 125', 'scooter', ['150cc', '46', 5], '#d7dce0'),
  ntorq: model('TVS Ntorq 125', 'scooter', ['150cc', '42', 6], '#d93a32'),
  fascino: model('Yamaha Fascino 125', 'scooter', ['150cc', '54', 5], '#f1e9d8'),
  vespa: model('Vespa VXL 125', 'scooter', ['150cc', '45', 7], '#f4f1e8'),
  olaS1: model('Ola S1 Pro', 'electricScooter', ['', '135 km on a charge', 0], '#31c48d'),
  ather: model('Ather 450X', 'electricScooter', ['', '105 km on a charge', 0], '#58d68d'),
  iqube: model('TVS iQube', 'electricScooter', ['', '100 km on a charge', 0], '#4fb3d9'),
  splendor: model('Hero Splendor Plus', 'commuter', ['100cc', '65', 9], '#d7332f'),
  passion: model('Hero Passion Pro', 'commuter', ['100cc', '60', 10], '#e0a035'),
  shine: model('Honda Shine', 'commuter', ['150cc', '58', 10], '#dfe3e6'),
  platina: model('Bajaj Platina 110', 'commuter', ['100cc', '70', 11], '#c7372f'),
  unicorn: model('Honda Unicorn', 'commuter', ['150cc', '50', 13], '#c9ced2'),
  pulsar150: model('Bajaj Pulsar 150', 'street', ['150cc', '47', 15], '#d7332f'),
  ns200: model('Bajaj Pulsar NS200', 'street', ['200cc', '38', 12], '#f1f1f1'),
  apache160: model('TVS Apache RTR 160 4V', 'street', ['150cc', '45', 12], '#f2f2f2'),
  fz: model('Yamaha FZ-S', 'street', ['150cc', '46', 13], '#5b9bd0'),
  mt15: model('Yamaha MT-15', 'street', ['150cc', '48', 10], '#35c7d9'),
  gixxer: model('Suzuki Gixxer', 'street', ['150cc', '45', 12], '#dfe3e6'),
  duke: model('KTM 250 Duke', 'street', ['250cc', '31', 15], '#f4f4f2'),
  dominar: model('Bajaj Dominar 400', 'street', ['500cc', '27', 13], '#aab3b8'),
  r15: model('Yamaha R15', 'sport', ['150cc', '45', 11], '#e9edf0'),
  rc200: model('KTM RC 200', 'sport', ['200cc', '35', 14], '#f0701a'),
  ninja: model('Kawasaki Ninja 300', 'sport', ['250cc', '26', 17], '#17191c'),
  xpulse: model('Hero Xpulse 200', 'adventure', ['200cc', '40', 13], '#d9dde0'),
} as const satisfies Record<string, BikeModel>;

export type BikeModelName = keyof typeof bikeModels;
