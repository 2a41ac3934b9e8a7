import { firstVehicleYear, photoLimits } from '../../src/domain/limits';
import { storedFieldName, type VehicleField, type VehicleKind, vehicleKinds } from '../../src/domain/vehicleKinds';
import { type Change, type Edges, joined, setting, value, without } from './change';
import { downloadUrl, drivenFor, photosOf, photoUrls, pricedAt } from './documents';
import { choice, foreignUrls, optionalText, ownUrls, requiredText, wholeNumber } from './fieldEdges';

/** India is five and a half hours ahead of UTC, in every season. */
function currentYearInIndia(): number {
  return new Date(Date.now() + 5.5 * 60 * 60 * 1000).getUTCFullYear();
}

/** A price as text, with what is derived from it; other types are only tried as the text. */
function priceEdges(kind: VehicleKind, longest: number): Edges {
  const field = storedFieldName(kind, 'price');
  const { denied } = requiredText(field, longest);
  return {
    allowed: [
      setting(`${field}: one digit`, pricedAt(kind, '7')),
      setting(`${field}: ${longest} characters`, pricedAt(kind, `4.5 lakh${' '.repeat(longest - 8)}`)),
      setting(`${field}: words`, pricedAt(kind, 'Call us')),
    ],
    denied: denied.map(({ name, to }) => ({
      name,
      to: (honest) => {
        const changed = to(honest);
        const price: unknown = changed[field];
        return typeof price === 'string' ? { ...changed, ...pricedAt(kind, price) } : changed;
      },
    })),
  };
}

/** A distance as text, with what is derived from it. */
function distanceEdges(kind: VehicleKind, { stored, required }: VehicleField, longest: number): Edges {
  const { allowed, denied } = required ? requiredText(stored, longest) : optionalText(stored, longest);
  const withValue = ({ name, to }: Change): Change => ({
    name,
    to: (honest) => {
      const changed = to(honest);
      const distance: unknown = changed[stored];
      return typeof distance === 'string' ? { ...changed, ...drivenFor(kind, distance) } : changed;
    },
  });
  return { allowed: allowed.map(withValue), denied: denied.map(withValue) };
}

/** The edges of one field of the vehicle form, as its description in the domain gives them. */
function formFieldEdges(kind: VehicleKind, field: VehicleField): Edges {
  const { key, stored, required, input } = field;
  if (key === 'year') return wholeNumber(stored, firstVehicleYear, currentYearInIndia());
  if (input.type === 'choice') return choice(stored, input.choices);
  if (input.type === 'numberChoice') return wholeNumber(stored, Math.min(...input.choices), Math.max(...input.choices));
  if (key === 'price') return priceEdges(kind, input.maxLength);
  if (key === 'kilometers') return distanceEdges(kind, field, input.maxLength);
  return required ? requiredText(stored, input.maxLength) : optionalText(stored, input.maxLength);
}

function replaced(list: readonly string[], index: number, url: unknown): unknown[] {
  return list.map((honest, at) => (at === index ? url : honest));
}

function photoEdges(kind: VehicleKind, sellerId: string): Edges {
  const { stored, folder, min } = vehicleKinds[kind].photos;
  const photos = photoUrls(kind, sellerId, photoLimits.slots);
  const notMine = downloadUrl(folder, 'uidOfSomebody', 'photo.jpg');
  const places = [stored, 'thumbnails'].flatMap((field) => photos.map((_, index) => ({ field, index })));
  const counts = [min, photoLimits.slots];
  return {
    allowed: [
      ...counts.map((count) => setting(`${count} photos`, photosOf(kind, sellerId, count))),
      ...ownUrls(folder, sellerId).map(({ name, url }) => value(stored, replaced(photos, 0, url), name)),
    ],
    denied: [
      setting(`${min - 1} photos`, photosOf(kind, sellerId, min - 1)),
      setting(`${photoLimits.slots + 1} photos`, photosOf(kind, sellerId, photoLimits.slots + 1)),
      value('thumbnails', photoUrls(kind, sellerId, photoLimits.slots - 1), 'one too few'),
      value('thumbnails', photoUrls(kind, sellerId, photoLimits.slots + 1), 'one too many'),
      value('thumbnails', []),
      ...foreignUrls(folder, sellerId).map(({ name, url }) => value(stored, replaced(photos, 0, url), name)),
      ...places.map(({ field, index }) =>
        value(field, replaced(photos, index, notMine), `another owner’s in place ${index + 1}`),
      ),
      setting('another owner’s as the last of two', {
        ...photosOf(kind, sellerId, 2),
        thumbnails: replaced(photos.slice(0, 2), 1, notMine),
      }),
      ...[stored, 'thumbnails'].flatMap((field): Change[] => [
        value(field, photos[0], 'a text'),
        value(field, { 0: photos[0], 1: photos[1], 2: photos[2] }, 'a map'),
        value(field, 3),
        value(field, null),
        without(field),
      ]),
    ],
  };
}

/** Every field of a listing that comes from the form, at its edges. */
export function vehicleEdges(kind: VehicleKind, sellerId: string): Edges {
  return joined(...vehicleKinds[kind].fields.map((field) => formFieldEdges(kind, field)), photoEdges(kind, sellerId));
}
