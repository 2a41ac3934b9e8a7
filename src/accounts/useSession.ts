import { useSyncExternalStore } from 'react';
import type { Session } from './session';
import { readSession, watchSession } from './sessionStore';

/** The session of prerendered pages. */
const nobody: Session = { buyer: null, dealer: null };

let known = { text: '', session: nobody };

/**
 * Returns the same object while nothing has changed: `useSyncExternalStore` requires it. For a visitor it is the very
 * object of the prerendered page: a different one would make React render the whole page again right after hydration.
 */
function snapshot(): Session {
  const session = readSession();
  if (!session.buyer && !session.dealer) return nobody;
  const text = JSON.stringify(session);
  if (known.text !== text) known = { text, session };
  return known.session;
}

/** The person who is logged in on this device. It updates when another tab logs in or out. */
export function useSession(): Session {
  return useSyncExternalStore(watchSession, snapshot, () => nobody);
}
