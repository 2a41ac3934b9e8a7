import type { ListingKind } from '../listingKind';
import { foldedWords } from '../spelling';
import { type Likeness, type Suggestible, type Suggestion, suggest } from '../suggestions';
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
export function suggestModels(kind: ListingKind, typed: string, likeness?: Likeness): readonly VehicleModel[] {
  return suggest(typed, ofKind[kind], most, likeness);
}

const joined = (text: string) => foldedWords(text).join('');

function isCalled(model: VehicleModel, text: string): boolean {
  // 'Activa 6G' is the Activa and a variant.
  const spellings = model.spellings.filter((spelling) => !joined(spelling.text).startsWith(joined(model.name)));
  const names = [fullName(model), model.name, ...spellings.map((spelling) => spelling.text)];
  return names.some((name) => joined(name) === joined(text));
}

/** A model whose whole name is typed, with the variant that follows: 'swift vxi' → 'Maruti Suzuki Swift vxi'. */
function withVariant(kind: ListingKind, typed: string): readonly Suggestion[] {
  const words = typed.trim().split(/\s+/u);
  for (let count = words.length - 1; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    const model = suggestModels(kind, name, 'exact').find((each) => isCalled(each, name));
    const variant = words.slice(count).join(' ');
    if (model) return [{ text: `${fullName(model)} ${variant}`, note: model.bodyType }];
  }
  return [];
}

/** Names for a listing of this kind, for what a dealer typed: 'swi' → 'Maruti Suzuki Swift'. */
export function suggestNames(kind: ListingKind, typed: string): readonly Suggestion[] {
  const suggested = (likeness: Likeness) =>
    suggestModels(kind, typed, likeness).map((model) => ({ text: fullName(model), note: model.bodyType }));
  const ways = [() => suggested('exact'), () => withVariant(kind, typed), () => suggested('alike')];
  return ways.map((way) => way()).find(({ length }) => length > 0) ?? [];
}
