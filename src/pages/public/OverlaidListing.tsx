import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pressedListing } from '../../listings/details/pressedListing';
import { listingAt } from '../../shared/addresses/addresses';
import { loadedOnce } from '../../ui/browser/loadedOnce';
import { loadWhenOnline } from '../../ui/browser/loadWhenOnline';
import { locationUnder } from '../../ui/browser/locationUnder';
import { whenIdle } from '../../ui/browser/whenIdle';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { PartComing } from '../../ui/PartComing';

const loadOverlay = loadedOnce(() => loadWhenOnline(() => import('./ListingOverlay')));
const ListingOverlay = lazy(loadOverlay);

/**
 * Know More: the listing at this address, over the page that it was opened from. Its code is loaded when the browser is
 * idle, so that the first press shows what the list knows at once. If the code cannot be loaded, the page stays (OFF-6).
 */
export function OverlaidListing() {
  const location = useLocation();
  const pressed = pressedListing.use();
  const overlaid = pressed ?? (locationUnder(location) ? listingAt(location.pathname) : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has followed, whatever it is now
  useEffect(() => {
    const forget = () => pressedListing.ask(null);
    forget();
    // Back before the address was rendered leaves the location as it was.
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, [location]);
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
