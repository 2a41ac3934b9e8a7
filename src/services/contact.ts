import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { isAppError } from '../domain/appError';
import type { ContactMessage } from '../domain/validators/contact';
import { attempt } from './attempt';
import { siteClient } from './firebase';

interface Sending {
  /** The record's id: one for all tries of one message. */
  readonly id: string;
  /** A try before this one got no answer, and may have been stored all the same. */
  readonly again: boolean;
}

/** Nobody but the admin may read messages: that a message is stored already shows in the refusal to store it twice. */
export function sendContactMessage({ name, phone, reason }: ContactMessage, { id, again }: Sending): Promise<void> {
  return attempt(async () => {
    try {
      await attempt(() =>
        setDoc(doc(siteClient().db, 'contacts', id), {
          name: name.trim(),
          phone: phone.trim(),
          reason: reason.trim(),
          timestamp: serverTimestamp(),
        }),
      );
    } catch (error) {
      if (!again || !isAppError(error, 'denied')) throw error;
    }
  }, null);
}
