export type BikeType = 'commuter' | 'street' | 'sport' | 'classic' | 'adventure' | 'scooter' | 'electricScooter';

/** Everything about one bike that shows in a picture of it. */
export interface BikeLook {
  type: BikeType;
  /** '#rrggbb' */
  paint: string;
  /** Stripes and decals. */
  accent: string;
}
