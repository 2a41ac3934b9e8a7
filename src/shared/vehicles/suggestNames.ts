import { foldedWords } from '../spelling';
import { type Likeness, type Suggestible, type Suggestion, suggest } from '../suggestions';
import type { VehicleKind } from './bodyTypes';
import { type VehicleMake, type VehicleModel, vehicleMakes } from './vehicles';

/** 'Maruti Suzuki Swift'. */
export function fullName({ make, name }: VehicleModel): string {
  return foldedWords(name).join(' ').startsWith(foldedWords(make).join(' ')) ? name : `${make} ${name}`;
}

function suggestible(make: VehicleMake): readonly Suggestible<VehicleModel>[] {
  return make.models.map((model) => {
    const spellings = model.spellings.map(({ text }) => text);
    const [, ...otherMakes] = make.spellings.map(({ text }) => text);
    return {
      value: model,
      words: foldedWords(fullName(model)),
      otherNames: [...spellings, ...otherMakes.map((other) => `${other} ${model.name}`)].map(foldedWords),
    };
  });
}

const models = vehicleMakes.flatMap(suggestible);
const ofKind = {
  car: models.filter(({ value }) => value.kind === 'car'),
  bike: models.filter(({ value }) => value.kind === 'bike'),
};

const most = 8;

/** Models of this kind for what people typed: 'swi' → Swift. */
export function suggestModels(kind: VehicleKind, typed: string, likeness?: Likeness): readonly VehicleModel[] {
  return suggest(typed, ofKind[kind], most, likeness);
}

/** Names for a listing of this kind, for what a dealer typed: 'swi' → 'Maruti Suzuki Swift'. */
export function suggestNames(kind: VehicleKind, typed: string): readonly Suggestion[] {
  return suggestModels(kind, typed).map((model) => ({ text: fullName(model), note: model.bodyType }));
}
