import type { ListingKind } from '../../listings/kinds';
import type { Said } from './said';
import { unique } from './unique';

/** The kind that the text names, or that all its vehicles have. */
export function kindSaid({ kinds, bodies, vehicles, amounts }: Said): ListingKind | null {
  const possible = vehicles.map(({ named }) => unique(named.map(({ make }) => make.kind)));
  const certain = possible.flatMap((of) => (of.length === 1 ? of : []));
  const named = unique([...kinds, ...bodies.map(({ kind }) => kind), ...certain]);
  if (kinds[0] && unique(kinds).length === 1) return kinds[0];
  if (named.length === 1) return named[0] ?? null;
  return named.length === 0 && amounts.seatingCapacity ? 'car' : null;
}
