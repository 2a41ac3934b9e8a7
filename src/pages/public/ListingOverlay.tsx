import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DetailsDialog } from '../../listings/details/DetailsDialog';
import { listingPageTexts } from '../../listings/texts';
import { useListing } from '../../listings/useListing';
import type { ListingId } from '../../shared/addresses/addresses';
import { stepsHere, stepsLeft } from '../../ui/overlays/backStep';
import { ListingView } from './ListingView';

interface ListingOverlayProps {
  readonly vehicleId: ListingId;
  readonly open: boolean;
  readonly onClosed: () => void;
}

/** Goes back once for each history entry, so that a double click does not go back twice. */
function useBack(open: boolean): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const left = useRef('');
  return () => {
    if (!open || left.current === key) return;
    left.current = key;
    // Photos that have just been closed are on their way back to the details, or have not begun to leave yet.
    void stepsLeft().then(() => navigate(-1 - stepsHere()));
  };
}

/** A listing's details over a list (LIST-12), at the listing's address. Closing them goes back. */
export default function ListingOverlay({ vehicleId, open, onClosed }: ListingOverlayProps) {
  const lookup = useListing(vehicleId);
  const back = useBack(open);
  const title = lookup.state === 'ready' ? lookup.listing.name : listingPageTexts[vehicleId.kind].heading;
  return (
    <DetailsDialog title={title} open={open} onClose={back} onClosed={onClosed}>
      <ListingView kind={vehicleId.kind} lookup={lookup} place="overlay" named={open} />
    </DetailsDialog>
  );
}
