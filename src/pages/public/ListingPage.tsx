import { useParams } from 'react-router-dom';
import type { ListingKind } from '../../listings/kinds';
import { useListing } from '../../listings/useListing';
import { ListingView } from './ListingView';

/** /cars/{id} and /bikes/{id}: one listing, as a page of its own. */
export default function ListingPage({ kind }: { kind: ListingKind }) {
  const { id = '' } = useParams();
  const lookup = useListing({ kind, id });
  return (
    <div className="container page-section">
      <ListingView kind={kind} lookup={lookup} place="page" named />
    </div>
  );
}
