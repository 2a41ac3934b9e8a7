import { adminClient, requireAdmin } from '../accounts/adminSession.service';
import { readAsAdmin } from '../accounts/readAsAdmin.service';
import { type RecordPath, runTransaction, serverNow } from '../firebase/records';
import { findDocument } from '../firebase/rest';
import { readText, readTime } from '../firebase/stored';
import { AppError } from '../shared/appError';
import { type Note, type NoteAbout, noNote } from './note';

const collection = 'notes';

/**
 * A note, in one read.
 *
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export async function readNote(about: NoteAbout): Promise<Note> {
  const stored = await readAsAdmin((access) => findDocument({ collection, id: about }, access));
  return stored ? { text: readText(stored, 'text'), updatedAt: readTime(stored, 'updatedAt') } : noNote;
}

/**
 * Saves a note, over the text that the admin has read. One that has this text already counts as saved: the answer to an
 * earlier try may have been lost.
 *
 * @param before the text that the admin has read; '' without a note
 * @param text at most 1,000 characters
 * @throws AppError 'changed' when another admin has saved another text meanwhile; 'signedOut'
 */
export async function saveNote(about: NoteAbout, before: string, text: string): Promise<void> {
  await requireAdmin();
  const note: RecordPath = [collection, about];
  await runTransaction(adminClient(), async (transaction) => {
    const stored = readText((await transaction.find(note)) ?? {}, 'text');
    if (stored === text) return;
    if (stored !== before) throw new AppError('changed');
    transaction.set(note, { text, updatedAt: serverNow() });
  });
}
