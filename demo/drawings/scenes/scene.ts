import type { Light } from '../cars/look';
import type { Pen } from '../pen';
import type { Random } from '../random';

export const PHOTO_WIDTH = 1280;
export const PHOTO_HEIGHT = 960;
/** Where land meets sky in every scene, in pixels from the top. */
export const HORIZON = 400;

/** A place a vehicle is photographed in; measures in pixels of the photo. */
export interface Scene {
  light: Light;
  /** How dark the shadow under the vehicle is, 0 to 1. */
  shadow: number;
  /** How strongly the floor mirrors the vehicle, 0 to 1. */
  gloss: number;
  /** How rough the ground looks, in steps of brightness out of 255. */
  grit: number;
  /** What lies beyond the vehicle; the camera shows it out of focus. */
  drawFar(pen: Pen, random: Random): void;
  drawGround(pen: Pen, random: Random): void;
}
