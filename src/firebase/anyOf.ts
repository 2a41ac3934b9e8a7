import { type Filter, toFilter } from './query';

/**
 * The condition that a document fits at least one of these groups of filters. Apart from the other conditions: the early
 * script needs none.
 */
export function anyOf(groups: readonly (readonly Filter[])[]): object {
  const filters = groups.map((group) => ({ compositeFilter: { op: 'AND', filters: group.map(toFilter) } }));
  return { compositeFilter: { op: 'OR', filters } };
}
