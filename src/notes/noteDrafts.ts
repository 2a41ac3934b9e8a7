import type { NoteAbout } from './note';

/** A text that is not saved yet, and the saved text that it changes. */
export interface NoteDraft {
  readonly before: string;
  readonly text: string;
}

/**
 * Kept while the page is open, so that neither another decision nor another tab loses them. Not on the device: they are
 * private, and a reload ends the admin's session.
 */
const drafts = new Map<NoteAbout, NoteDraft>();

export function draftAbout(about: NoteAbout): NoteDraft | null {
  return drafts.get(about) ?? null;
}

/** null: saved, or as it was. */
export function keepDraft(about: NoteAbout, draft: NoteDraft | null): void {
  if (draft) drafts.set(about, draft);
  else drafts.delete(about);
}

/** The next admin on this device must not read them. */
export function forgetDrafts(): void {
  drafts.clear();
}
