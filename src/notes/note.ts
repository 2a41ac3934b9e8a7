import type { Uid } from '../shared/valueTypes';
/** A private note of the admins (ADMIN-21). */
export interface Note {
  readonly text: string;
  /** null: there is none yet. */
  readonly updatedAt: Date | null;
}

/** What a note is about is its id: there is one for each dealer and each contact message. */
export type NoteAbout = `sellers_${string}` | `contacts_${string}`;

export function aboutDealer(sellerId: Uid): NoteAbout {
  return `sellers_${sellerId}`;
}

export function aboutMessage(id: string): NoteAbout {
  return `contacts_${id}`;
}

export const noNote: Note = { text: '', updatedAt: null };
