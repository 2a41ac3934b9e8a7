import type { Kilometers } from '../valueTypes';
import { type Coordinates, type District, districts } from './districts';

const earthRadius: Kilometers = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies (haversine). */
export function distance(one: Coordinates, other: Coordinates): Kilometers {
  const north = radians(other.latitude - one.latitude) / 2;
  const east = radians(other.longitude - one.longitude) / 2;
  const half =
    Math.sin(north) ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The districts whose main towns are within a radius around a place, nearest first. */
export function nearestDistricts(place: Coordinates, radius: Kilometers, most: number): readonly District[] {
  return districts
    .map((district) => ({ district, far: distance(place, district) }))
    .filter(({ far }) => far <= radius)
    .sort((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ district }) => district);
}
