import { districtNames } from './districtNames';
import { modelNames } from './modelNames';
import { makesOf, type NamedSearch, type ReadableAddress } from './readableAddress';
import { slugOf } from './slug';

/** The names of models and places. Smaller than the dictionary, and loaded only for addresses with two parts. */

const namesIn = (line: string) => line.split('; ');

export const placeNames = districtNames.trim().split('\n').flatMap(namesIn);

const placesBySlug = new Map(placeNames.map((name) => [slugOf(name), name]));

/** The models of each make. */
function readModels(lines: string): ReadonlyMap<string, readonly string[]> {
  const makes = lines.trim().split('\n');
  return new Map(
    makes.map((line) => {
      const [make = '', models = ''] = line.split(/: (.*)/);
      return [make, namesIn(models)];
    }),
  );
}

const models = { car: readModels(modelNames.car), bike: readModels(modelNames.bike) };

export function modelsOf({ kind, make }: Pick<NamedSearch & { by: 'make' }, 'kind' | 'make'>): readonly string[] {
  return models[kind].get(make) ?? [];
}

/** The search of an address; null if it names an unknown model or place. */
export function namedSearch(address: ReadableAddress): NamedSearch | null {
  switch (address.by) {
    case 'make':
      return address;
    case 'model': {
      const model = modelsOf(address).find((name) => slugOf(name) === address.slug);
      return model === undefined ? null : { by: 'model', kind: address.kind, make: address.make, model };
    }
    case 'place': {
      const place = placesBySlug.get(address.slug);
      return place === undefined ? null : { by: 'place', kind: address.kind, place };
    }
  }
}

/** Whether the dictionary has the names of the search, so that its readable address leads to it. */
export function isKnown(search: NamedSearch): boolean {
  switch (search.by) {
    case 'make':
      return makesOf(search.kind).includes(search.make);
    case 'model':
      return modelsOf(search).includes(search.model);
    case 'place':
      return placeNames.includes(search.place);
  }
}
