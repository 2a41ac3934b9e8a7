import type { ListingKind } from '../listings/kinds';
import { isRecordId, type ListingId, paths } from '../shared/addresses/addresses';
import { compareLimits } from '../shared/limits';

/** What an address asks to compare (COMPARE-1). */
export interface Comparison {
  readonly kind: ListingKind;
  readonly ids: readonly string[];
  /** The address asked for cars and bikes: only one kind is compared. */
  readonly mixed: boolean;
  /** The address asked for more than can be compared. */
  readonly tooMany: boolean;
}

const parameters: Readonly<Record<ListingKind, string>> = { car: 'cars', bike: 'bikes' };

/** Such as /compare?cars=a,b */
export function compareAddress(kind: ListingKind, listings: readonly Pick<ListingId, 'id'>[]): string {
  // Ids are safe in an address, and a comma reads better than '%2C'.
  const ids = listings.map(({ id }) => id).join(',');
  return ids === '' ? paths.compare : `${paths.compare}?${parameters[kind]}=${ids}`;
}

/** Reads an address: removes doubles and texts that can be no id, and reports what else was wrong. */
export function readComparison(asked: URLSearchParams): Comparison {
  const idsOf = (kind: ListingKind) => {
    const texts = asked.getAll(parameters[kind]).flatMap((value) => value.split(','));
    return [...new Set(texts.map((text) => text.trim()).filter(isRecordId))];
  };
  const cars = idsOf('car');
  const bikes = idsOf('bike');
  const kind = cars.length === 0 && bikes.length > 0 ? 'bike' : 'car';
  const all = kind === 'car' ? cars : bikes;
  return {
    kind,
    ids: all.slice(0, compareLimits.most),
    mixed: cars.length > 0 && bikes.length > 0,
    tooMany: all.length > compareLimits.most,
  };
}
