import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import type { ListingKind } from '../../listings/kinds';
import { useListing } from '../../listings/useListing';
import { isRecordId } from '../../shared/addresses/addresses';
import { ListingView } from './ListingView';

const MeantAddress = lazy(() => import('./MeantAddress'));

/** The ids of listings are longer, or have digits. */
const likeName = /^[a-z]+(-[a-z]+)*$/i;
const longestName = 19;

/** Whether a text in place of an id may name a make. */
function mayName(id: string): boolean {
  return likeName.test(id) && id.length <= longestName;
}

/**
 * /cars/{id} and /bikes/{id}: one listing, as a page of its own. An id that no listing has may be a make: /cars/maruti.
 * What no record can have as its id, such as a text that cannot be decoded, is at most a name, and no listing that is gone.
 */
export default function ListingPage({ kind }: { kind: ListingKind }) {
  const { id = '' } = useParams();
  const lookup = useListing({ kind, id });
  const view = <ListingView kind={kind} lookup={lookup} place="page" />;
  const isOther = lookup.state === 'gone' && (mayName(id) || !isRecordId(id));
  return (
    <div className="container page-section">
      {isOther ? (
        <Suspense>
          <MeantAddress {...(isRecordId(id) && { otherwise: view })} />
        </Suspense>
      ) : (
        view
      )}
    </div>
  );
}
