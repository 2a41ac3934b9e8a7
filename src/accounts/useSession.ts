import { useSyncExternalStore } from 'react';
import type { Session } from '../../domain/session';
import { readSession, watchSession } from '../../services/session';

/** As the page is rendered when the app is built, before the device can be asked. */
const nobody: Session = { buyer: null, seller: null };

let known = { text: JSON.stringify(nobody), session: nobody };

/**
 * The same object as long as nothing changed, as useSyncExternalStore asks for. A visitor's is the one that the page was
 * rendered with: another would have React render the whole page again, in one piece, as soon as it has taken it over.
 */
function snapshot(): Session {
  const session = readSession();
  const text = JSON.stringify(session);
  if (known.text !== text) known = { text, session };
  return known.session;
}

/** Who is logged in on this device, also when that changes in another tab. */
export function useSession(): Session {
  return useSyncExternalStore(watchSession, snapshot, () => nobody);
}
