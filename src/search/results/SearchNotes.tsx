import { Link } from 'react-router-dom';
import { listAddress } from '../../shared/addresses/addresses';
import { asTypedAddress } from '../box/textNotes';
import type { TextNotes } from '../box/understoodSearch';
import type { RangeGroup } from '../filters/filter';
import { nearMe } from '../near/nearMe';
import type { ListingSearch } from '../search';
import { noteTexts, rangeTexts } from '../texts';

interface SearchNotesProps {
  readonly kind: ListingSearch['kind'];
  readonly notes: TextNotes;
  /** The ranges whose limits were swapped. */
  readonly turned: readonly RangeGroup[];
}

/**
 * What the box made of the text: what was corrected, with the way back, and what is not
 * searched (SEARCH-13). And which limits of the address were swapped (SEARCH-15).
 */
export function SearchNotes({ kind, notes: { correction, ignored, unsaid }, turned }: SearchNotesProps) {
  if (!correction && ignored.length === 0 && unsaid.length === 0 && turned.length === 0) return null;
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
      {ignored.includes(nearMe) && ` ${noteTexts.noLocation}`} {unsaid.length > 0 && noteTexts.unsaid(unsaid)}{' '}
      {turned.map(({ filters: [from, to] }) => rangeTexts.turned(from.label, to.label)).join(' ')}
    </p>
  );
}
