interface Asked {
  readonly state: { readonly dataUpdatedAt: number };
}

/** For `refetchOnWindowFocus`: refetches when people come back to the tab, unless the answer is younger (ms). */
export function refetchIfOlderThan(age: number): (asked: Asked) => 'always' | false {
  return ({ state }) => (Date.now() - state.dataUpdatedAt > age ? 'always' : false);
}
