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
export function compareAddress(kind: ListingKind, ids: readonly string[]): string {
  // Ids are safe in an address, and a comma reads better than '%2C'.
  return ids.length === 0 ? paths.compare : `${paths.compare}?${parameters[kind]}=${ids.join(',')}`;
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

/** What the selection on the page of saved listings compares. */
export type Choice =
  | { readonly state: 'none' | 'mixed' | 'tooMany' }
  | { readonly state: 'oneMore'; readonly kind: ListingKind }
  | { readonly state: 'ready'; readonly count: number; readonly address: string };

export function choiceOf(chosen: readonly ListingId[]): Choice {
  const [first] = chosen;
  if (!first) return { state: 'none' };
  const { kind } = first;
  if (chosen.some((each) => each.kind !== kind)) return { state: 'mixed' };
  if (chosen.length > compareLimits.most) return { state: 'tooMany' };
  if (chosen.length < compareLimits.fewest) return { state: 'oneMore', kind };
  const ids = chosen.map(({ id }) => id);
  return { state: 'ready', count: ids.length, address: compareAddress(kind, ids) };
}
