import type { ListingKind } from '../listingKind';
import { Phrases } from '../phrases';
import { foldedWords } from '../spelling';
import { bikeTable } from './bikeTable';
import { carTable } from './carTable';

/** The dictionary of makes and models. */

/** A way to write a name. */
interface Spelling {
  readonly text: string;
  /** It is unmistakable without the make or the model beside it. */
  readonly alone: boolean;
}

export interface VehicleModel {
  readonly kind: ListingKind;
  readonly make: string;
  readonly name: string;
  readonly bodyType: string;
  /** The name itself comes first. */
  readonly spellings: readonly Spelling[];
}

export interface VehicleMake {
  readonly kind: ListingKind;
  readonly name: string;
  readonly spellings: readonly Spelling[];
  readonly models: readonly VehicleModel[];
}

/** '800' and 'RE' could be anything; 'R3' could not. */
const mistakable = /^(?:\d+|[a-z]{1,2})$/;

function readNames(text: string): { readonly name: string; readonly spellings: readonly Spelling[] } {
  const [first = '', others] = text.trim().split(' = ');
  const written = [first, ...(others?.split(', ') ?? [])];
  const spellings = written.map((spelling) => ({
    text: spelling.replace('*', ''),
    alone: !spelling.endsWith('*'),
  }));
  return { name: first.replace('*', ''), spellings };
}

function readModels(kind: ListingKind, make: string, line: string): readonly VehicleModel[] {
  const [bodyType = '', models = ''] = line.trim().split(/: (.*)/);
  return models.split('; ').map((model) => {
    const { name, spellings } = readNames(model);
    const marked = spellings.map(({ text, alone }) => ({
      text,
      alone: alone && !mistakable.test(foldedWords(text).join('')),
    }));
    return { kind, make, name, bodyType, spellings: marked };
  });
}

function readMakes(kind: ListingKind, table: string): readonly VehicleMake[] {
  return table
    .trim()
    .split(/\n(?! )/)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n');
      const { name, spellings } = readNames(head);
      return { kind, name, spellings, models: lines.flatMap((line) => readModels(kind, name, line)) };
    });
}

/** All makes, those that are sold most first. */
export const vehicleMakes: readonly VehicleMake[] = [...readMakes('car', carTable), ...readMakes('bike', bikeTable)];

/** What a phrase names: a make, a model, or both. */
export interface NamedVehicle {
  readonly make: VehicleMake;
  /** The phrase names the make, too. */
  readonly namesMake: boolean;
  /** The phrase could mean something else where its make is not named. */
  readonly needsMake: boolean;
  readonly model: VehicleModel | null;
}

/** Lists every phrase that names a make or a model. */
export function forEachVehicleName(use: (name: string, vehicle: NamedVehicle) => void): void {
  for (const make of vehicleMakes) {
    const named: NamedVehicle = { make, namesMake: true, needsMake: false, model: null };
    for (const { text, alone } of make.spellings) if (alone) use(text, named);
    for (const model of make.models) {
      const asModel: NamedVehicle = { make, namesMake: false, needsMake: false, model };
      const besideMake: NamedVehicle = { ...asModel, needsMake: true };
      const asBoth: NamedVehicle = { make, namesMake: true, needsMake: false, model };
      for (const { text, alone } of model.spellings) {
        use(text, alone ? asModel : besideMake);
        for (const spelling of make.spellings) {
          if (!alone || !spelling.alone) use(`${spelling.text} ${text}`, asBoth);
        }
      }
    }
  }
}

function index(): Phrases<NamedVehicle> {
  const phrases = new Phrases<NamedVehicle>(foldedWords);
  forEachVehicleName((name, vehicle) => phrases.add(name, vehicle));
  return phrases;
}

export const vehicleNames = index();
