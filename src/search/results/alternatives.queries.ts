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

interface CountedStep {
  readonly limit: WidenedLimit;
  /** The index of the step. */
  readonly at: number;
  readonly step: WiderStep;
  readonly found: CappedCount;
  readonly helps: boolean;
}

/** No district is near a place that is not known. */
async function atKnownPlace(limit: WidenedLimit): Promise<WidenedLimit> {
  const [nearest] = limit.steps;
  if (limit.where === undefined || !nearest?.search.filters.near) return limit;
  const districts = await districtsOf(nearest.search);
  return districts?.isKnown ? limit : { ...limit, steps: limit.steps.slice(-1) };
}

/** `shown`: as many listings as the search finds. A wider one must find more. */
async function countStep(limit: WidenedLimit, at: number, shown: number): Promise<CountedStep[]> {
  const step = limit.steps[at];
  if (!step) return [];
  const found = await queryClient.ensureQueryData(foundCount(step.search));
  return [{ limit, at, step, found, helps: found.count > (step.instead ? 0 : shown) }];
}

const middleOf = ({ steps }: WidenedLimit) => Math.floor((steps.length - 1) / 2);

/** The step to look at after that in the middle: a nearer one, or a wider one if nothing was found. */
const nextOf = ({ at, helps }: CountedStep) => at + (helps ? -1 : 1);

async function lookUp(search: ListingSearch, shown: number): Promise<readonly Alternative[]> {
  const limits = await Promise.all(widenedLimits(search).slice(0, mostLimits).map(atKnownPlace));
  const counted = await Promise.all(limits.map((limit) => countStep(limit, middleOf(limit), shown)));
  const middles = counted.flat();
  const further = middles
    .filter((one) => one.limit.steps[nextOf(one)] !== undefined)
    .slice(0, mostCounts - limits.length);
  const second = await Promise.all(further.map((one) => countStep(one.limit, nextOf(one), shown)));
  const helpful = [...middles, ...second.flat()].filter(({ helps }) => helps);
  return limits.flatMap((limit) => {
    const [nearest] = helpful.filter((one) => one.limit === limit).toSorted((one, other) => one.at - other.at);
    return nearest ? [nearest] : [];
  });
}

/** The nearest alternatives to a search that finds so few listings, one for each of its first limits. */
export function alternativesTo(search: ListingSearch, shown: number) {
  return queryOptions({
    // Forgotten together with the counts.
    queryKey: ['foundCount', 'alternatives', canonicalSearch(search), shown],
    queryFn: () => lookUp(search, shown),
  });
}
