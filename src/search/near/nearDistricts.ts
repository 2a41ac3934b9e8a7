import { distance } from '../../shared/places/distance';
import { currentDistrictName, type District, districts } from '../../shared/places/districts';
import type { Kilometers } from '../../shared/valueTypes';
import { type Near, radii } from './near';

/**
 * The districts of a search near a place. They come with the table of all districts, which is loaded when it is needed.
 */
export interface NearDistricts {
  /**
   * The values of `distName` that are asked for, nearest first: those of the district itself, then those up to 50, 100
   * and 200 km. No ring is empty, and no value is in two.
   */
  readonly rings: readonly (readonly string[])[];
  /** How many districts are asked for, and how many there are within the radius. */
  readonly asked: number;
  readonly inAll: number;
  /** km to the farthest district that is asked for. */
  readonly reach: number;
  /** false: no district has that name, so the search uses the name as it is. */
  readonly isKnown: boolean;
}

interface Measured {
  readonly district: District;
  readonly far: Kilometers;
}

/** Four names are those of two districts each. Listings do not say which, so the search uses both. */
function within({ place, within: radius }: Near): readonly Measured[] {
  const name = currentDistrictName(place);
  const own = districts.filter((district) => district.name === name);
  const measured = districts
    .map((district) => ({ district, far: Math.min(...own.map((one) => distance(one, district))) }))
    .filter(({ far }) => far <= radius)
    .sort((one, other) => one.far - other.far);
  return [...new Map(measured.toReversed().map((one) => [one.district.name, one])).values()].toReversed();
}

/** 0: the district itself. */
const ringOf = (far: Kilometers) => (far === 0 ? 0 : radii.findIndex((radius) => far <= radius) + 1);

/** Old spellings and towns that are not the name of another district. Some dealers have typed them. */
function spellingsOf({ name, spellings }: District): readonly string[] {
  return spellings.filter((spelling) => currentDistrictName(spelling) === name);
}

/** The nearest districts, at most so many values: names first, then other spellings if there is room. */
export function nearDistricts(near: Near, most: number): NearDistricts {
  const found = within(near);
  if (found.length === 0) return { rings: [[near.place]], asked: 1, inAll: 1, reach: 0, isKnown: false };
  const asked = found.slice(0, most);
  const names = asked.map(({ district: { name }, far }) => ({ value: name, ring: ringOf(far) }));
  const others = asked.flatMap(({ district, far }) =>
    spellingsOf(district).map((value) => ({ value, ring: ringOf(far) })),
  );
  const values = [...names, ...others].slice(0, most);
  return {
    rings: [0, ...radii]
      .map((_, ring) => values.flatMap((one) => (one.ring === ring ? one.value : [])))
      .filter((ring) => ring.length > 0),
    asked: asked.length,
    inAll: found.length,
    reach: asked.at(-1)?.far ?? 0,
    isKnown: true,
  };
}
