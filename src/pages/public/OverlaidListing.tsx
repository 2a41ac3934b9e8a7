import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { onPressedListing } from '../../listings/details/pressedListing';
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
 * Know More: the listing at this address, over the page that it was opened from. The code of the first frame is loaded
 * when the browser is idle, so that the first press shows what the list knows at once (PERF-12). If the code cannot be
 * loaded, the page stays (OFF-6).
 */
export function OverlaidListing() {
  const location = useLocation();
  const [pressed, setPressed] = useState<ListingId | null>(null);
  const overlaid = pressed ?? (locationUnder(location) ? listingAt(location.pathname) : null);
  useEffect(
    () =>
      onPressedListing((listing) => {
        setPressed(listing);
        // Rendered together with the new address, which is a transition, too.
        startTransition(() => setPressed(null));
      }),
    [],
  );
  useEffect(() => {
    // If this fails, the first press tries again.
    void whenIdle()
      .then(loadOverlay)
      .catch(() => undefined);
  }, []);
  if (!overlaid) return null;
  return (
    <ErrorBoundary as="aside" key={overlaid.id}>
      <Suspense fallback={<PartComing />}>
        <ListingOverlay vehicleId={overlaid} />
      </Suspense>
    </ErrorBoundary>
  );
}
