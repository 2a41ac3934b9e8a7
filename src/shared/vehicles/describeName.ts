import { kindNames, type ListingKind } from '../listingKind';
import { Phrases } from '../phrases';
import { foldedWords } from '../spelling';
import { bodySpellings } from './bodySpellings';
import { otherVehicle } from './bodyTypes';
import { type NamedVehicle, vehicleNames } from './vehicles';

/** What the name of a listing says. An unknown part is 'Other'. */
export interface NameDescription {
  readonly make: string;
  readonly model: string;
  readonly bodyType: string;
}

function everyAt<Value>(phrases: Phrases<Value>, words: readonly string[], isAccepted: (value: Value) => boolean) {
  const found = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phrases.longestAt(words, at, isAccepted);
    if (phrase) found.push(phrase);
    at += phrase?.length ?? 1;
  }
  return found;
}

/** The model that the longest phrase names; of models with the same name, one of a make that is named, too. */
function modelAmong(found: readonly { values: readonly NamedVehicle[]; length: number }[], makes: readonly string[]) {
  const models = found
    .flatMap(({ values, length }) => values.map((vehicle) => ({ vehicle, length })))
    .filter(({ vehicle: { make, model, needsMake } }) =>
      makes.length === 0 ? model && !needsMake : model && makes.includes(make.name),
    );
  return models.sort((one, next) => next.length - one.length)[0]?.vehicle.model;
}

const bodies = new Phrases<{ readonly kind: ListingKind; readonly bodyType: string }>(foldedWords);
for (const kind of kindNames) {
  for (const [bodyType, spellings] of Object.entries(bodySpellings[kind])) {
    const body = { kind, bodyType };
    for (const spelling of spellings) bodies.add(spelling, body);
  }
}

function bodyIn(kind: ListingKind, text: string): string | undefined {
  return everyAt(bodies, foldedWords(text), (body) => body.kind === kind)[0]?.values[0]?.bodyType;
}

/**
 * Make, model and body type from the name that a dealer gave a listing, and from its size ('Compact SUV') if the model
 * is unknown.
 */
export function describeName(kind: ListingKind, name: string, size = ''): NameDescription {
  const found = everyAt(vehicleNames, foldedWords(name), ({ make }) => make.kind === kind);
  const makes = found.flatMap(({ values }) => values.filter(({ namesMake }) => namesMake).map(({ make }) => make.name));
  const model = modelAmong(found, makes);
  return {
    make: model?.make ?? makes[0] ?? otherVehicle,
    model: model?.name ?? otherVehicle,
    bodyType: model?.bodyType ?? bodyIn(kind, size) ?? bodyIn(kind, name) ?? otherVehicle,
  };
}
