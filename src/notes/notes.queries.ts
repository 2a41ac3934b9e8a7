import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../lists/queryClient';
import type { NoteAbout } from './note';
import { readNote } from './notes.service';

/** Milliseconds. A younger note is not read again when the admin comes back to it. */
const staleTime = 15_000;

export function noteAbout(about: NoteAbout) {
  return queryOptions({ queryKey: ['admin', 'note', about], queryFn: () => readNote(about), staleTime });
}

/** After it was saved. */
export function rememberNote(about: NoteAbout, text: string): void {
  queryClient.setQueryData(noteAbout(about).queryKey, { text, updatedAt: new Date() });
}
