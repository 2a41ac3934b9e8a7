import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../lists/queryClient';
import type { NoteAbout } from './note';
import { readNote } from './notes.service';

/** Milliseconds. A younger note is not read again when the admin comes back to it. */
const staleTime = 15_000;

export function noteAbout(about: NoteAbout) {
  return queryOptions({ queryKey: ['admin', 'note', about], queryFn: () => readNote(about), staleTime });
}

/** After a save: the form shows the saved text, and not the earlier one first. A running request may have the earlier note. */
export async function showNote(about: NoteAbout, text: string): Promise<void> {
  const { queryKey } = noteAbout(about);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, { text, updatedAt: new Date() });
}
