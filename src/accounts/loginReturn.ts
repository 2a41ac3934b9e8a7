import { isAddress, paths } from '../shared/addresses';

interface ReturnState {
  readonly returnTo: string;
}

/** The history state that makes the login lead back to this path. */
export function returningTo(path: string): ReturnState {
  return { returnTo: path };
}

/**
 * Where a login leads: to `/` (ACC-8), or back to the address that asked for it. Only addresses of our routes are
 * allowed: browsers read some other texts as addresses of another site.
 */
export function loginReturn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return paths.home;
  const { returnTo } = state;
  if (typeof returnTo !== 'string') return paths.home;
  const [pathname = ''] = returnTo.split(/[?#]/, 1);
  return isAddress(pathname) ? returnTo : paths.home;
}
