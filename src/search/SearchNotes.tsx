import { Link } from 'react-router-dom';
import { listAddress } from '../shared/addresses';
import { nearMe } from './nearMe';
import type { ListingSearch } from './search';
import { asTypedAddress } from './textNotes';
import { noteTexts } from './texts';
import type { TextNotes } from './understoodSearch';

interface SearchNotesProps {
  readonly kind: ListingSearch['kind'];
  readonly notes: TextNotes;
}

/** What the box made of the text: what was corrected, with the way back, and what is not searched (SEARCH-13). */
export function SearchNotes({ kind, notes: { correction, ignored } }: SearchNotesProps) {
  if (!correction && ignored.length === 0) return null;
  return (
    <p className="search-note" role="status">
      {correction && (
        <>
          {noteTexts.resultsFor(correction.meant)}{' '}
          <Link to={`${listAddress(kind)}?${asTypedAddress(correction.typed)}`}>
            {noteTexts.instead(correction.typed)}
          </Link>{' '}
        </>
      )}
      {ignored.length > 0 && noteTexts.ignored(ignored)}
      {ignored.includes(nearMe) && ` ${noteTexts.noLocation}`}
    </p>
  );
}
