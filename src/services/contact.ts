import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { isAppError } from '../domain/appError';
import type { ContactMessage } from '../domain/validators/contact';
import { attempt } from './attempt';
import { siteClient } from './firebase';

/** The same words on the same day (UTC) are the same message, however often and from wherever they are sent. */
async function idOf(message: ContactMessage): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const bytes = new TextEncoder().encode(JSON.stringify([today, message]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends a message to the admin. Sent again, because the answer to the first try was lost or two tabs sent it, it is one
 * record: nobody but the admin may read messages, but whoever knows one may write it as it stands. That the admin has
 * handled it meanwhile stays with it.
 */
export function sendContactMessage(typed: ContactMessage): Promise<void> {
  return attempt(async () => {
    const message = { name: typed.name.trim(), phone: typed.phone.trim(), reason: typed.reason.trim() };
    const record = doc(await siteClient().db(), 'contacts', await idOf(message));
    try {
      await attempt(() => setDoc(record, { ...message, timestamp: serverTimestamp(), handledAt: null }));
    } catch (error) {
      if (!isAppError(error, 'denied')) throw error;
      await attempt(() => setDoc(record, message, { merge: true }));
    }
  }, null);
}
