export type BikeType = 'commuter' | 'street' | 'sport' | 'classic' | 'adventure' | 'scooter' | 'electricScooter';

/** The look of one bike in a picture. */
export interface BikeLook {
  type: BikeType;
  /** '#rrggbb' */
  paint: string;
  /** Stripes and decals. */
  accent: string;
}
