import type { BodyType } from './shape';

export type WheelDesign = 'fiveSpoke' | 'twinSpoke' | 'multiSpoke' | 'turbine' | 'steel';

/** The look of one car in a picture. */
export interface CarLook {
  body: BodyType;
  /** '#rrggbb' */
  paint: string;
  /** A roof in another colour. */
  roof?: string;
  wheels: WheelDesign;
  grille: 'mesh' | 'slats' | 'bars' | 'closed' | 'slots';
  chrome: boolean;
  /** Electric cars have a closed nose and no exhaust. */
  electric: boolean;
}

/** The light of the scene. */
export interface Light {
  /** The colour that glass and upper paint reflect. */
  sky: string;
  /** The colour that lower paint reflects. */
  ground: string;
  /** How dark the scene is: 0 in daylight, 1 at night. */
  dusk: number;
}
