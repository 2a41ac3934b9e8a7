import { useQueries } from '@tanstack/react-query';
import { type CappedCount, formatCount, sumOf } from '../shared/numbers/cappedCount';
import type { TabCount } from './tabCounts.queries';

function total(counts: readonly (CappedCount | undefined)[]): string {
  const known = counts.filter((count) => count !== undefined);
  return known.length < counts.length ? '' : formatCount(sumOf(known));
}

/** The number of each tab by its name; '' while it is loading, if it cannot be read, and if the tab has none. */
export function useTabCounts(
  tabs: readonly { readonly name: string; readonly counts?: readonly TabCount[] }[],
): ReadonlyMap<string, string> {
  const asked = tabs.flatMap(({ name, counts = [] }) => counts.map((query) => ({ name, query })));
  const answers = useQueries({ queries: asked.map(({ query }) => query) });
  const of = (wanted: string) => answers.filter((_, index) => asked[index]?.name === wanted).map(({ data }) => data);
  return new Map(tabs.map(({ name, counts }) => [name, counts ? total(of(name)) : '']));
}
