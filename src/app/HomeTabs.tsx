import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { idAt, paths, redirectTarget } from '../shared/addresses/addresses';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Loading } from '../ui/Loading';
import { Tabs } from '../ui/Tabs';
import { linksIn, type Site } from './routes';
import { tabTexts } from './texts';

/** The tabbed home (NAV-4): each tab is a page with an address of its own. A dealer's home is no tab. */
export function HomeTabs({ site }: { site: Site }) {
  const location = useLocation();
  const moved = redirectTarget(location);
  if (moved !== null) return <Navigate to={moved} replace />;
  const { pathname } = location;
  const tabs = linksIn(site, 'tabs').map(({ to, label }) => ({ name: to, label, to }));
  // Readable addresses begin with the path of their list.
  const isShown = (path: string) => idAt(path, pathname) !== null || pathname.startsWith(`${path}/`);
  const selected = tabs.find(({ to }) => isShown(to))?.name ?? paths.home;
  const frame = selected === paths.cars || selected === paths.bikes ? 'site-tabs listing-tabs' : 'site-tabs';
  return (
    // On a wide screen, the tabs of the public site stand in its header; those of listings on a phone held sideways, too.
    <div className={site === 'public' ? `container ${frame}` : 'container page-section'}>
      <Tabs label={tabTexts.label} tabs={tabs} selected={selected}>
        <ErrorBoundary as="div" key={selected}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Tabs>
    </div>
  );
}
