import type { BodyType } from './shape';

export type WheelDesign = 'fiveSpoke' | 'twinSpoke' | 'multiSpoke' | 'turbine' | 'steel';

/** Everything about one car that shows in a picture of it. */
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

/** The light a vehicle stands in. */
export interface Light {
  /** What glass and upper paint reflect. */
  sky: string;
  /** What lower paint reflects. */
  ground: string;
  /** How dark the scene is: 0 in daylight, 1 at night. */
  dusk: number;
}
