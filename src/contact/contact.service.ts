import { siteClient } from '../firebase/client';
import { mergeRecord, type RecordPath, serverNow, setRecord } from '../firebase/records';
import { writeOnce } from '../firebase/writeOnce';
import { cleanLine, cleanText } from '../shared/text/cleanText';
import type { ContactMessage } from './contactForm';

/** A hash, so that the same text on the same day (UTC) has the same id in every tab and on every device. */
async function idOf(message: ContactMessage): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const bytes = new TextEncoder().encode(JSON.stringify([today, message]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends a message to the admin. Sending is idempotent, because the first answer may be lost, and two tabs may send the
 * same message. Only the admin may read messages, so the app cannot check what is stored. Instead, the rules let
 * everybody write the text of a message again. The merge keeps the admin's mark on a handled message.
 */
export async function sendContactMessage(typed: ContactMessage): Promise<void> {
  const message = { name: cleanLine(typed.name), phone: cleanLine(typed.phone), reason: cleanText(typed.reason) };
  const path: RecordPath = ['contacts', await idOf(message)];
  await writeOnce(
    () => setRecord(siteClient(), path, { ...message, timestamp: serverNow(), handledAt: null }),
    async () => {
      await mergeRecord(siteClient(), path, message);
      return 'done';
    },
  );
}
