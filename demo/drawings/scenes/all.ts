import { avenue, coast, dusk, hills, monsoon, street } from './outdoors';
import { bungalow, garage, palace, showroom, yard } from './places';
import type { Scene } from './scene';

export const scenes = {
  street,
  hills,
  coast,
  dusk,
  avenue,
  monsoon,
  showroom,
  bungalow,
  palace,
  yard,
  garage,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
