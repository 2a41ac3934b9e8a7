import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pressedListing } from '../../listings/details/pressedListing';
import { type ListingId, listingAt } from '../../shared/addresses/addresses';
import { loadedOnce } from '../../ui/browser/loadedOnce';
import { loadWhenOnline } from '../../ui/browser/loadWhenOnline';
import { locationUnder } from '../../ui/browser/locationUnder';
import { whenIdle } from '../../ui/browser/whenIdle';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { PartComing } from '../../ui/PartComing';

const loadOverlay = loadedOnce(() => loadWhenOnline(() => import('./ListingOverlay')));
const ListingOverlay = lazy(loadOverlay);

/**
 * Know More: the listing at this address, over the page that it was opened from. It stays until its closing animation
 * has ended. Its code is loaded when the browser is idle, so that the first press shows what the list knows at once. If
 * the code cannot be loaded, the page stays (OFF-6).
 */
export function OverlaidListing() {
  const location = useLocation();
  const pressed = pressedListing.use();
  const overlaid = pressed ?? (locationUnder(location) ? listingAt(location.pathname) : null);
  const [shown, setShown] = useState<ListingId | null>(null);
  if (overlaid && (overlaid.id !== shown?.id || overlaid.kind !== shown.kind)) setShown(overlaid);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has followed, whatever it is now
  useEffect(() => pressedListing.ask(null), [location]);
  useEffect(() => {
    // If this fails, the first press tries again.
    void whenIdle()
      .then(loadOverlay)
      .catch(() => undefined);
  }, []);
  if (!shown) return null;
  return (
    <ErrorBoundary as="aside" key={overlaid?.id}>
      <Suspense fallback={overlaid && <PartComing />}>
        <ListingOverlay vehicleId={shown} open={overlaid !== null} onClosed={() => setShown(null)} />
      </Suspense>
    </ErrorBoundary>
  );
}
