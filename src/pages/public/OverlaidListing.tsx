import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type ListingId, listingAt } from '../../shared/addresses';
import { Loading } from '../../ui/Loading';
import { locationUnder } from '../../ui/locationUnder';

const ListingOverlay = lazy(() => import('./ListingOverlay'));

/**
 * Know More: the listing at this address, over the page that it was opened from. It stays until its closing animation
 * has ended.
 */
export function OverlaidListing() {
  const location = useLocation();
  const overlaid = locationUnder(location) ? listingAt(location.pathname) : null;
  const [shown, setShown] = useState<ListingId | null>(null);
  if (overlaid && (overlaid.id !== shown?.id || overlaid.kind !== shown.kind)) setShown(overlaid);
  if (!shown) return null;
  return (
    <Suspense fallback={<Loading />}>
      <ListingOverlay vehicleId={shown} open={overlaid !== null} onClosed={() => setShown(null)} />
    </Suspense>
  );
}
