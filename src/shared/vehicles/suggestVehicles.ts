import type { ListingKind } from '../listingKind';
import { foldedWords } from '../spelling';
import { type Likeness, type Suggestible, suggest } from '../suggestions';
import { fullName, suggestModels } from './suggestNames';
import { type VehicleMake, vehicleMakes } from './vehicles';

/** A make, or one of its models. */
export interface SuggestedVehicle {
  /** 'Maruti Suzuki', 'Maruti Suzuki Swift'. */
  readonly name: string;
  readonly make: string;
  /** null: all models of the make. */
  readonly model: string | null;
  /** '' for a make. */
  readonly bodyType: string;
}

function makesOf(kind: ListingKind): readonly Suggestible<VehicleMake>[] {
  return vehicleMakes
    .filter((make) => make.kind === kind)
    .map((make) => ({
      value: make,
      words: foldedWords(make.name),
      otherNames: make.spellings.slice(1).map(({ text }) => foldedWords(text)),
    }));
}

const makes = { car: makesOf('car'), bike: makesOf('bike') };

const most = { makes: 2, models: 5 } as const;

/** Makes and models of this kind for what people typed: 'hyu' → 'Hyundai', 'Hyundai i20', ... */
export function suggestVehicles(kind: ListingKind, typed: string, likeness: Likeness): readonly SuggestedVehicle[] {
  return [
    ...suggest(typed, makes[kind], most.makes, likeness).map(({ name }) => ({
      name,
      make: name,
      model: null,
      bodyType: '',
    })),
    ...suggestModels(kind, typed, likeness)
      .slice(0, most.models)
      .map((model) => ({ name: fullName(model), make: model.make, model: model.name, bodyType: model.bodyType })),
  ];
}
