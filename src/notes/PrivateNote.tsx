import { useQuery } from '@tanstack/react-query';
import { Loading } from '../ui/Loading';
import { Notice } from '../ui/Notice';
import { NoteForm } from './NoteForm';
import type { NoteAbout } from './note';
import { noteAbout } from './notes.queries';
import { noteTexts } from './texts';

/** A note that only admins read, saved with a button of its own (ADMIN-21). Costs one read. */
export function PrivateNote({ about }: { about: NoteAbout }) {
  const { data, isError, isFetching, refetch } = useQuery(noteAbout(about));
  if (data) return <NoteForm about={about} note={data} />;
  if (!isError || isFetching) return <Loading text={noteTexts.loading} />;
  return (
    <Notice tone="danger" onRetry={() => void refetch()}>
      {noteTexts.failed}
    </Notice>
  );
}
