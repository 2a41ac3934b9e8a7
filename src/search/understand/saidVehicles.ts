import type { ListingKind } from '../../listings/kinds';
import type { NamedVehicle } from '../../shared/vehicles/vehicles';
import type { Said } from './said';
import type { UnderstoodFilters } from './understood';
import { unique } from './unique';

/** A model is looked for with as many of its variants: 'Innova', 'Innova Crysta', 'Innova Hycross'. */
const mostModels = 5;

/** What a phrase means beside the makes that are named, for this kind. */
function meantVehicles(named: readonly NamedVehicle[], makes: readonly string[], kind: ListingKind | null) {
  const ofMakes = named.filter(({ make, model }) => model === null || makes.includes(make.name));
  const some = ofMakes.length > 0 ? ofMakes : named;
  const ofKind = some.filter(({ make }) => kind === null || make.kind === kind);
  const likely = ofKind.length > 0 ? ofKind : some;
  return likely.filter(({ make }) => make.kind === likely[0]?.make.kind);
}

function modelsOf({ model, make }: NamedVehicle, withVariants: boolean): readonly string[] {
  if (!model || !withVariants) return model ? [model.name] : [];
  const variants = make.models.map(({ name }) => name).filter((name) => name.startsWith(`${model.name} `));
  return [model.name, ...variants].slice(0, mostModels);
}

/** The makes, models and body types that a text says. */
export function vehicleFilters(said: Said, kind: ListingKind | null): UnderstoodFilters {
  const makes = unique(
    said.vehicles.flatMap(({ named }) =>
      meantVehicles(
        named.filter(({ namesMake }) => namesMake),
        [],
        kind,
      ).map(({ make }) => make.name),
    ),
  );
  const models = unique(
    said.vehicles.flatMap(({ named, withVariants }) =>
      meantVehicles(named, makes, kind).flatMap((vehicle) => modelsOf(vehicle, withVariants)),
    ),
  );
  const bodies = unique(said.bodies.map(({ value }) => value));
  return {
    ...(makes.length > 0 && { make: makes }),
    ...(models.length > 0 && { model: models }),
    ...(bodies.length > 0 && { bodyType: bodies }),
  };
}
