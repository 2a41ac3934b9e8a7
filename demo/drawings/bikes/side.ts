import type { Light } from '../cars/look';
import type { Pen } from '../pen';
import type { BikeLook, BikeType } from './look';
import { drawAdventure, drawClassic, drawCommuter, drawSport, drawStreet } from './motorcycles';
import { drawElectricScooter, drawScooter } from './scooters';

const drawings: Readonly<Record<BikeType, (pen: Pen, look: BikeLook, sky: string) => void>> = {
  commuter: drawCommuter,
  street: drawStreet,
  sport: drawSport,
  classic: drawClassic,
  adventure: drawAdventure,
  scooter: drawScooter,
  electricScooter: drawElectricScooter,
};

/** The drawn length of each type, in centimetres. */
export const bikeLengths: Readonly<Record<BikeType, number>> = {
  commuter: 202,
  street: 206,
  sport: 204,
  classic: 214,
  adventure: 214,
  scooter: 188,
  electricScooter: 190,
};

/** Draws a bike from the side with its front wheel to the left. The ground is the x axis, and y grows downwards. */
export function drawBikeSide(pen: Pen, look: BikeLook, light: Light): void {
  drawings[look.type](pen, look, light.sky);
}
