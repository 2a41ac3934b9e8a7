import { useState } from 'react';
import type { NoteAbout } from './note';
import { draftAbout } from './noteDrafts';
import { PrivateNote } from './PrivateNote';
import { noteTexts } from './texts';
import './notes.scss';

/** Reads the note when it is opened, so that a list of cards reads none. It opens by itself with an unsaved text. */
export function PrivateNoteButton({ about }: { about: NoteAbout }) {
  const [open, setOpen] = useState(() => draftAbout(about) !== null);
  return (
    <details className="private-note-opener" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{noteTexts.open}</summary>
      {open && <PrivateNote about={about} />}
    </details>
  );
}
