import type { Milliseconds } from '../shared/valueTypes';

interface Asked {
  readonly state: { readonly dataUpdatedAt: number };
}

/** For `refetchOnWindowFocus`: refetches when people come back to the tab, unless the answer is younger. */
export function refetchIfOlderThan(age: Milliseconds): (asked: Asked) => 'always' | false {
  return ({ state }) => (Date.now() - state.dataUpdatedAt > age ? 'always' : false);
}
