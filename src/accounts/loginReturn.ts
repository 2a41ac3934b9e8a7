import { isAddress, paths } from '../shared/addresses/addresses';
import { cleanEmail } from '../shared/email';
import { textLimits } from '../shared/limits';

/** What a page passes to the login page in the history state. The sign-up page passes it on. */
interface LoginState {
  /** The address that asked for the login. */
  readonly returnTo?: string;
  /** The e-mail address that was just signed up. */
  readonly email?: string;
}

/** The history state that makes the login lead back to this address. */
export function returningTo(address: string): LoginState {
  return { returnTo: address };
}

/** The state that the sign-up hands to the login. */
export function afterSignUp(state: unknown, email: string): LoginState {
  return { ...(typeof state === 'object' ? state : null), email: cleanEmail(email) };
}

/** A history state can hold anything, for example after an update of the app. */
function textIn(state: unknown, key: keyof LoginState): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const text = (state as Readonly<Record<string, unknown>>)[key];
  return typeof text === 'string' ? text : null;
}

/**
 * Where a login leads: to `/` (ACC-8), or back to the address that asked for it. Only addresses of our routes are
 * allowed: browsers read some other texts as addresses of another site.
 */
export function loginReturn(state: unknown): string {
  const returnTo = textIn(state, 'returnTo');
  const [pathname = ''] = (returnTo ?? '').split(/[?#]/, 1);
  return returnTo !== null && isAddress(pathname) ? returnTo : paths.home;
}

/** The e-mail address for the login form, after a sign-up (ACC-9). */
export function signedUpEmail(state: unknown): string {
  return (textIn(state, 'email') ?? '').slice(0, textLimits.email);
}
