import { useState } from 'react';
import { useAdminAction } from '../accounts/useAdminAction';
import { isAppError } from '../shared/appError';
import { textLimits } from '../shared/limits';
import { cleanText } from '../shared/text/cleanText';
import { formatMoment } from '../shared/time/indianTime';
import { ActionButton } from '../ui/ActionButton';
import { Field } from '../ui/fields/Field';
import { Notice } from '../ui/Notice';
import type { Note, NoteAbout } from './note';
import { draftAbout, keepDraft, type NoteDraft } from './noteDrafts';
import { showNote } from './notes.queries';
import { readNote, saveNote } from './notes.service';
import { noteTexts } from './texts';
import './notes.scss';

function stateText({ updatedAt }: Note, isUnsaved: boolean): string {
  if (isUnsaved) return noteTexts.unsaved;
  return updatedAt ? noteTexts.savedAt(formatMoment(updatedAt)) : noteTexts.none;
}

/** The note as it is stored, or as this admin has changed it. */
export function NoteForm({ about, note }: { about: NoteAbout; note: Note }) {
  const [draft, setDraft] = useState<NoteDraft | null>(() => draftAbout(about));
  /** What another admin has saved meanwhile; null: nothing. */
  const [foreign, setForeign] = useState<string | null>(null);
  const text = draft?.text ?? note.text;

  function put(changed: NoteDraft | null): void {
    setDraft(changed);
    keepDraft(about, changed);
  }

  /** Replaces the text that this admin has read, also if the cache is newer. */
  const { run, busy, failure } = useAdminAction<string>({
    send: (before) => saveNote(about, before, cleanText(text)),
    touches: () => [],
    onStored: async () => {
      const saved = cleanText(text);
      await showNote(about, saved);
      // What was typed while it was being saved stays.
      const newer = draftAbout(about);
      put(newer && newer.text !== text ? { before: saved, text: newer.text } : null);
      setForeign(null);
    },
    isHandled: async (error) => isAppError(error, 'changed') && (await isForeignShown()),
    failures: { otherwise: noteTexts.saveFailed },
    inPlace: true,
  });

  async function isForeignShown(): Promise<boolean> {
    try {
      setForeign((await readNote(about)).text);
      return true;
    } catch {
      return false;
    }
  }

  return (
    <form
      className="private-note"
      onSubmit={(event) => {
        event.preventDefault();
        void run(draft?.before ?? note.text);
      }}
    >
      <Field label={noteTexts.heading} required={false} hint={noteTexts.hint}>
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            rows={3}
            maxLength={textLimits.privateNote}
            value={text}
            onChange={({ currentTarget }) => {
              const { value } = currentTarget;
              const before = draft?.before ?? note.text;
              put(value === before ? null : { before, text: value });
            }}
          />
        )}
      </Field>
      {foreign !== null && (
        <div className="alert alert-warning" role="alert">
          <p>{noteTexts.changed}</p>
          <p className="private-note-text">{foreign || noteTexts.nothing}</p>
          <button type="button" className="btn btn-outline-danger btn-sm" onClick={() => void run(foreign)}>
            {noteTexts.replace}
          </button>
        </div>
      )}
      {failure && <Notice tone="danger">{failure}</Notice>}
      <div className="private-note-foot">
        <ActionButton type="submit" className="btn btn-outline-primary" busy={busy} disabled={draft === null}>
          {busy ? noteTexts.saving : noteTexts.save}
        </ActionButton>
        <p role="status">{stateText(note, draft !== null)}</p>
      </div>
    </form>
  );
}
