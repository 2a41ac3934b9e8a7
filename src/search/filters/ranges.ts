import type { ListingKind } from '../../listings/kinds';
import type { ChosenFilters, RangeGroup } from './filter';
import { filterGroups } from './filters';

/** Both limits of a range; null: none. */
export interface Limits {
  readonly from: number | null;
  readonly to: number | null;
}

export function rangesOf(kind: ListingKind): readonly RangeGroup[] {
  return filterGroups[kind].filter((group) => group.control === 'range');
}

export function limitsIn(filters: ChosenFilters, { filters: [from, to] }: RangeGroup): Limits {
  return { from: filters[from.name] ?? null, to: filters[to.name] ?? null };
}

/** Whether the lower limit is above the upper one. Nothing could be found. */
export function isReversed({ from, to }: Limits): boolean {
  return from !== null && to !== null && from > to;
}

/** Swaps limits that are the wrong way round: whoever says 'from 9 to 5' means 'from 5 to 9' (SEARCH-15). */
export function inOrder(limits: Limits): Limits {
  return isReversed(limits) ? { from: limits.to, to: limits.from } : limits;
}

/** The filters without the ranges of which `replaced` has a limit. */
export function withoutRanges(kind: ListingKind, filters: ChosenFilters, replaced: ChosenFilters): ChosenFilters {
  const names = rangesOf(kind)
    .map((group) => group.filters.map(({ name }) => name))
    .filter((ends) => ends.some((name) => replaced[name] !== undefined))
    .flat();
  return Object.fromEntries(Object.entries(filters).filter(([name]) => names.every((other) => other !== name)));
}

export function withRangesInOrder(kind: ListingKind, filters: ChosenFilters): ChosenFilters {
  const swapped = rangesOf(kind).flatMap((group) => {
    const limits = limitsIn(filters, group);
    if (!isReversed(limits)) return [];
    const [from, to] = group.filters;
    return [
      [from.name, limits.to],
      [to.name, limits.from],
    ] as const;
  });
  return { ...filters, ...Object.fromEntries(swapped) };
}

/*
 * The stops of a slider: 0 is 'no lower limit', then each offered limit, and the last one 'no upper limit'. The stops
 * have equal distances, although the limits have not: 1 to 2 lakh is as large a step as 20 to 30 lakh.
 */

export function lastStop({ filters: [from] }: RangeGroup): number {
  return from.choices.length + 1;
}

/** The stop of a limit, or the last one below it. */
function stopOf(choices: readonly number[], limit: number): number {
  return choices.filter((choice) => choice <= limit).length;
}

/** The stops of both ends. A limit beyond those that are offered is at the last offered one. */
export function stopsOf(group: RangeGroup, { from, to }: Limits): { readonly from: number; readonly to: number } {
  const { choices } = group.filters[0];
  return {
    from: from === null ? 0 : stopOf(choices, from),
    to: to === null ? lastStop(group) : Math.max(1, stopOf(choices, to)),
  };
}

/** The limits after one end of the slider was moved to a stop. It cannot pass the other end. */
export function movedTo(group: RangeGroup, limits: Limits, end: keyof Limits, stop: number): Limits {
  const { choices } = group.filters[0];
  const stops = stopsOf(group, limits);
  if (end === 'from') {
    const at = Math.min(stop, stops.to, lastStop(group) - 1);
    return { ...limits, from: at === 0 ? null : (choices[at - 1] ?? null) };
  }
  const at = Math.max(stop, stops.from, 1);
  return { ...limits, to: at === lastStop(group) ? null : (choices[at - 1] ?? null) };
}
