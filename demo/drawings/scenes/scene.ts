import type { Light } from '../cars/look';
import type { Pen } from '../pen';
import type { Random } from '../random';

export const PHOTO_WIDTH = 1280;
export const PHOTO_HEIGHT = 960;
/** The height of the horizon in every scene, in pixels from the top. */
export const HORIZON = 400;

/** The scene of a photo; lengths are in pixels of the photo. */
export interface Scene {
  light: Light;
  /** How dark the shadow under the vehicle is, 0 to 1. */
  shadow: number;
  /** How much the floor reflects the vehicle, 0 to 1. */
  gloss: number;
  /** The roughness of the ground, in brightness levels of 255. */
  grit: number;
  /** The background beyond the vehicle, which is out of focus. */
  drawFar(pen: Pen, random: Random): void;
  drawGround(pen: Pen, random: Random): void;
}
