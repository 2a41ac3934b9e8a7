import { districts } from '../../../src/shared/places/districts';
import { vehicleMakes } from '../../../src/shared/vehicles/vehicles';

/** The names of the dictionary, as `src/shared/readable/` repeats them. */

const kinds = ['car', 'bike'] as const;

const makesOf = (kind: (typeof kinds)[number]) => vehicleMakes.filter((make) => make.kind === kind);

export const makesInDictionary = Object.fromEntries(kinds.map((kind) => [kind, makesOf(kind).map(({ name }) => name)]));

/** A line for each make. */
export const modelsInDictionary = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    makesOf(kind)
      .map(({ name, models }) => `${name}: ${models.map((model) => model.name).join('; ')}`)
      .join('\n'),
  ]),
);

/** A line for each first letter. Two districts of the same name are one place. */
const names = [...new Set(districts.map(({ name }) => name))].sort();
const letters = [...new Set(names.map((name) => name.charAt(0)))];
export const districtsInDictionary = letters
  .map((letter) => names.filter((name) => name.startsWith(letter)).join('; '))
  .join('\n');
