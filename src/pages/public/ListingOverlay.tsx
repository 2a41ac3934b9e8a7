import { lazy, Suspense, useDeferredValue, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DetailsDialog } from '../../listings/details/DetailsDialog';
import { ListingFirst } from '../../listings/details/ListingFirst';
import { listingPageTexts } from '../../listings/texts';
import { useListing } from '../../listings/useListing';
import type { ListingId } from '../../shared/addresses/addresses';
import { loadedOnce } from '../../ui/browser/loadedOnce';
import { loadWhenOnline } from '../../ui/browser/loadWhenOnline';
import { stepsHere, stepsLeft } from '../../ui/overlays/backStep';
import { PartComing } from '../../ui/PartComing';

/** Loaded when a card is touched or focused, or at the press. */
const ListingView = lazy(
  loadedOnce(() => loadWhenOnline(async () => ({ default: (await import('./ListingView')).ListingView }))),
);

interface ListingOverlayProps {
  readonly vehicleId: ListingId;
}

/** Goes back once for each history entry, so that a double click does not go back twice. */
function useBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const left = useRef('');
  return () => {
    if (left.current === key) return;
    left.current = key;
    // Photos that have just been closed are on their way back to the details, or have not begun to leave yet.
    void stepsLeft().then(() => navigate(-1 - stepsHere()));
  };
}

/** A listing's details over a list (LIST-12), at the listing's address. Closing them goes back. */
export default function ListingOverlay({ vehicleId }: ListingOverlayProps) {
  const lookup = useListing(vehicleId);
  const back = useBack();
  // What the list knows is shown first: all of the details take a cheap phone several times as long, and their code may
  // still have to come.
  const isFirst = useDeferredValue(false, lookup.state === 'ready');
  const first = lookup.state === 'ready' && <ListingFirst listing={lookup.listing} />;
  const title = lookup.state === 'ready' ? lookup.listing.name : listingPageTexts[vehicleId.kind].heading;
  return (
    <DetailsDialog title={title} onClose={back}>
      {isFirst && first ? (
        first
      ) : (
        // A new boundary shows its fallback at once. Another one would hold back the new address.
        <Suspense
          fallback={
            <>
              {first}
              <PartComing />
            </>
          }
        >
          <ListingView kind={vehicleId.kind} lookup={lookup} place="overlay" />
        </Suspense>
      )}
    </DetailsDialog>
  );
}
