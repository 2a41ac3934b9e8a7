interface ReturnState {
  readonly returnTo: string;
}

/** What to go to the login with, for it to lead back here. */
export function returningTo(path: string): ReturnState {
  return { returnTo: path };
}

/** Where a login leads: to the root (spec 8), unless it was asked for at an address of this site. */
export function loginReturn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return '/';
  const { returnTo } = state;
  return typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo) ? returnTo : '/';
}
