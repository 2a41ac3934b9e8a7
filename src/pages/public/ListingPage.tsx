import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import type { ListingKind } from '../../listings/kinds';
import { useListing } from '../../listings/useListing';
import { ListingView } from './ListingView';

const MeantAddress = lazy(() => import('./MeantAddress'));

/** The ids of listings are longer, or have digits. */
const likeName = /^[a-z]+(-[a-z]+)*$/i;
const longestName = 19;

/** /cars/{id} and /bikes/{id}: one listing, as a page of its own. An id that no listing has may be a make: /cars/maruti. */
export default function ListingPage({ kind }: { kind: ListingKind }) {
  const { id = '' } = useParams();
  const lookup = useListing({ kind, id });
  const view = <ListingView kind={kind} lookup={lookup} place="page" named />;
  const mayBeMake = lookup.state === 'gone' && likeName.test(id) && id.length <= longestName;
  return (
    <div className="container page-section">
      {mayBeMake ? (
        <Suspense>
          <MeantAddress otherwise={view} />
        </Suspense>
      ) : (
        view
      )}
    </div>
  );
}
