import { addDoc, collection, serverTimestamp } from 'firebase/firestore/lite';
import type { ContactMessage } from '../domain/validators/contact';
import { attempt } from './attempt';
import { siteClient } from './firebase';

export function sendContactMessage({ name, phone, reason }: ContactMessage): Promise<void> {
  return attempt(async () => {
    await addDoc(collection(siteClient().db, 'contacts'), {
      name: name.trim(),
      phone: phone.trim(),
      reason: reason.trim(),
      timestamp: serverTimestamp(),
    });
  });
}
