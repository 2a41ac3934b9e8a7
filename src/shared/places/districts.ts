import { Phrases } from '../phrases';
import { foldedWords } from '../spelling';
import { districtTable } from './districtTable';

/** Degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

export interface District extends Coordinates {
  readonly name: string;
  readonly state: string;
  /** Old spellings, names in Hindi, and towns of the district. */
  readonly spellings: readonly string[];
}

const linePattern = /^(.+?) (\d+\.\d+) (\d+\.\d+)(?: (.+))?$/;

function readTable(): readonly District[] {
  let state = '';
  return districtTable
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, name, latitude, longitude, spellings] = linePattern.exec(line) ?? [];
      if (name === undefined) {
        state = line;
        return [];
      }
      return {
        name,
        state,
        latitude: Number(latitude),
        longitude: Number(longitude),
        spellings: spellings?.split(', ') ?? [],
      };
    });
}

/** All districts of India, by state. */
export const districts = readTable();

const names = new Phrases<District>(foldedWords);
const spellings = new Phrases<District>(foldedWords);
for (const district of districts) {
  names.add(district.name, district);
  for (const spelling of district.spellings) spellings.add(spelling, district);
}

/** The district's name as it is written now: 'poona' → 'Pune'. null if no district has that name. */
export function currentDistrictName(typed: string): string | null {
  const [district] = [...names.named(typed), ...spellings.named(typed)];
  return district?.name ?? null;
}
