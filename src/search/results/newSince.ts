interface OpenedState {
  /** Milliseconds since 1970. */
  readonly newSince: number;
}

/** The history state with which a saved search opens its list: what went live after the last look is new. */
export function openedState(lookedAt: Date): OpenedState {
  return { newSince: lookedAt.getTime() };
}

/** null: the list was not opened as a saved search. */
export function newSinceIn(state: unknown): Date | null {
  if (typeof state !== 'object' || state === null || !('newSince' in state)) return null;
  return typeof state.newSince === 'number' ? new Date(state.newSince) : null;
}
