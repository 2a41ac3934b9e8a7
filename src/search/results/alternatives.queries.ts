import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../lists/queryClient';
import type { CappedCount } from '../../shared/numbers/cappedCount';
import { canonicalSearch, type ListingSearch } from '../search';
import { foundCount } from '../search.queries';
import { districtsOf } from '../search.service';
import { type WidenedLimit, type WiderStep, widenedLimits } from './widerSteps';

/** What a search would find with one wider limit. */
export interface Alternative {
  readonly limit: WidenedLimit;
  readonly step: WiderStep;
  readonly found: CappedCount;
}

/** Each count costs a read. */
const mostCounts = 4;
/** The other counts are for a second step of these limits. */
const mostLimits = 3;

/** The steps that may find something: no district is near a place that is not known. */
async function possibleSteps({ key, steps }: WidenedLimit): Promise<readonly WiderStep[]> {
  const [nearest] = steps;
  if ((key !== 'near' && key !== 'district') || !nearest?.search.filters.near) return steps;
  const districts = await districtsOf(nearest.search);
  return districts?.isKnown ? steps : steps.slice(-1);
}

/**
 * The nearest step that helps; null if none does. Counts the one in the middle, and then, if `twice`, a nearer one, or a
 * wider one if nothing was found.
 *
 * @param shown as many listings as the search finds; a wider one must find more
 */
async function nearestThatHelps(limit: WidenedLimit, shown: number, twice: boolean): Promise<Alternative | null> {
  const steps = await possibleSteps(limit);
  const lookUp = async (step: WiderStep | undefined) => {
    if (!step) return null;
    const found = await queryClient.ensureQueryData(foundCount(step.search));
    return found.count > (step.instead ? 0 : shown) ? { limit, step, found } : null;
  };
  const middle = Math.floor((steps.length - 1) / 2);
  const first = await lookUp(steps[middle]);
  const second = twice ? await lookUp(steps[middle + (first ? -1 : 1)]) : null;
  return second ?? first;
}

/** Looks for an alternative to each of the first limits of a search that finds so few listings. */
export function alternativesTo(search: ListingSearch, shown: number) {
  const limits = widenedLimits(search).slice(0, mostLimits);
  const twice = limits.filter(({ steps }) => steps.length > 1).slice(0, mostCounts - limits.length);
  return limits.map((limit) =>
    queryOptions({
      queryKey: ['market', 'alternative', limit.key, canonicalSearch(search), shown],
      queryFn: () => nearestThatHelps(limit, shown, twice.includes(limit)),
    }),
  );
}
