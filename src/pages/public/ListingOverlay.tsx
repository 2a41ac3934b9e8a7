import { startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DetailsDialog } from '../../listings/details/DetailsDialog';
import { ListingFirst } from '../../listings/details/ListingFirst';
import { listingPageTexts } from '../../listings/pageTexts';
import { useListing } from '../../listings/useListing';
import type { ListingId } from '../../shared/addresses/addresses';
import { loadWhenOnline } from '../../ui/browser/loadWhenOnline';
import { nextFrame } from '../../ui/browser/nextFrame';
import { stepsHere, stepsLeft } from '../../ui/overlays/backStep';
import { PartComing } from '../../ui/PartComing';
import type { ListingView } from './ListingView';

let loadedView: typeof ListingView | undefined;

async function loadView(): Promise<typeof ListingView> {
  loadedView ??= (await loadWhenOnline(() => import('./ListingView'))).ListingView;
  return loadedView;
}

/**
 * All of the details; undefined until their code is there. It is loaded when the link of a card is touched or
 * focused, or at the press. Not by Suspense, which would show another first frame meanwhile, or hold back the new address.
 */
function useListingView(): typeof ListingView | undefined {
  const [view, setView] = useState(() => loadedView);
  useEffect(() => {
    const fail = (error: unknown) =>
      setView(() => {
        // For the error boundary.
        throw error;
      });
    void nextFrame()
      .then(loadView)
      .then((loaded) => startTransition(() => setView(() => loaded)), fail);
  }, []);
  return view;
}

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
  const View = useListingView();
  // What the list knows is shown first: all of the details take a cheap phone several times as long, and their code may
  // still have to come.
  const isFirst = useDeferredValue(false, lookup.state === 'ready') || !View;
  const title = lookup.state === 'ready' ? lookup.listing.name : listingPageTexts[vehicleId.kind].heading;
  return (
    <DetailsDialog title={title} onClose={back}>
      {isFirst ? (
        <>
          {lookup.state === 'ready' && <ListingFirst listing={lookup.listing} />}
          {!View && <PartComing />}
        </>
      ) : (
        <View kind={vehicleId.kind} lookup={lookup} place="overlay" />
      )}
    </DetailsDialog>
  );
}
