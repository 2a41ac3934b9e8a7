import type { ListingKind } from '../../listings/kinds';
import { foldedWords } from '../../shared/spelling';
import { type Suggestible, suggest } from '../../shared/suggestions';
import { type VehicleMake, type VehicleModel, vehicleMakes } from '../../shared/vehicles/vehicles';

/** The makes and models of the dictionary, as lists to choose from. Those that are sold most come first. */

export interface VehicleName {
  readonly name: string;
  /** The make of a model where the list has models of several; '' otherwise. */
  readonly note: string;
}

/** The most names that a search of a list shows. */
const most = 30;

function matching<Item extends VehicleMake | VehicleModel>(all: readonly Item[], typed: string): readonly Item[] {
  if (typed.trim() === '') return all;
  const suggestibles = all.map((value): Suggestible<Item> => {
    const [own, ...others] = value.spellings.map(({ text }) => foldedWords(text));
    return { value, words: own ?? [], otherNames: others };
  });
  return suggest(typed, suggestibles, most);
}

function makesOf(kind: ListingKind): readonly VehicleMake[] {
  return vehicleMakes.filter((make) => make.kind === kind);
}

export function findMakes(kind: ListingKind, typed: string): readonly VehicleName[] {
  return matching(makesOf(kind), typed).map(({ name }) => ({ name, note: '' }));
}

/** The models of the chosen makes. Without a make, only a search of all models finds some. */
export function findModels(kind: ListingKind, makes: readonly string[], typed: string): readonly VehicleName[] {
  if (makes.length === 0 && typed.trim() === '') return [];
  const chosen = makesOf(kind).filter(({ name }) => makes.length === 0 || makes.includes(name));
  const found = matching(
    chosen.flatMap(({ models }) => models),
    typed,
  );
  return found.map(({ name, make }) => ({ name, note: chosen.length > 1 ? make : '' }));
}

/** The chosen models without those of other makes. A model that the dictionary does not know stays. */
export function modelsOfMakes(
  kind: ListingKind,
  makes: readonly string[],
  models: readonly string[],
): readonly string[] {
  return models.filter((model) => {
    const of = makesOf(kind).filter((make) => make.models.some(({ name }) => name === model));
    return of.length === 0 || of.some(({ name }) => makes.includes(name));
  });
}
