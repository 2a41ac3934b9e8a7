import { saveTexts } from './texts';
import { useKnownSaved } from './useSaved';
import './saved.scss';

/** How many listings are saved, beside the link to them. */
export default function SavedCount() {
  const { length } = useKnownSaved();
  if (length === 0) return null;
  return (
    <span className="saved-count">
      {length}
      <span className="visually-hidden"> {saveTexts.countOf(length)}</span>
    </span>
  );
}
