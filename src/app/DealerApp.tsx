import { lazy } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { logoutTexts } from '../accounts/logoutTexts';
import { useSession } from '../accounts/useSession';
import RequestCount from '../bookings/today/RequestCount';
import { useSuspension } from '../dealers/useSuspension';
import { paths } from '../shared/addresses';
import { discardDraftsAndLogOut } from '../stock/logOut.service';
import { showError } from '../ui/dialogs';
import { fetchPageOf } from './fetchPage';
import type { NavItem } from './navigation';
import { pageRoutes } from './pageRoutes';
import { type AppRoute, linksIn, routesOf } from './routes';
import { Shell } from './Shell';
import { navTexts } from './texts';

const SuspendedPage = lazy(() => import('../pages/dealer/SuspendedPage'));
const NotFoundPage = lazy(() => import('../pages/NotFoundPage'));

const isOwn = ({ audience }: AppRoute) => !audience.includes('public');
const ownPages = pageRoutes(routesOf('dealer').filter(isOwn));
/** Pages that buyers see too, such as those of listings. They also work while the dealer is suspended. */
const publicPages = pageRoutes(routesOf('dealer').filter((route) => !isOwn(route)));

/** The address of a make looks like that of a listing. The dashboard has no lists of buyers, so it has none of a make. */
const readablePaths = routesOf('public')
  .flatMap(({ also = [] }) => also)
  .map(({ path }) => path);

const fetchPage = fetchPageOf('dealer');

/** Clears local storage and starts over at the root (ACC-14). */
async function logOut(): Promise<void> {
  try {
    await discardDraftsAndLogOut();
  } catch {
    await showError(logoutTexts.failed);
    return;
  }
  window.location.assign(paths.home);
}

const logout: NavItem = { type: 'action', label: navTexts.logout, run: () => void logOut() };

const items: readonly NavItem[] = [
  ...linksIn('dealer', 'start'),
  { type: 'menu', label: navTexts.add, items: linksIn('dealer', 'addMenu') },
  ...linksIn('dealer', 'account'),
  logout,
];

/** The site of a logged-in dealer (NAV-2). A suspended dealer sees a notice instead of the dashboard. */
export default function DealerApp() {
  const { dealer } = useSession();
  const suspension = useSuspension(dealer?.sellerId ?? '');
  const screens = suspension ? (
    <SuspendedPage suspension={suspension} dealerName={dealer?.dealerName ?? ''} />
  ) : (
    <Outlet />
  );
  return (
    <Routes>
      <Route
        element={
          <Shell
            label={navTexts.dealerLabel}
            items={suspension ? [logout] : items}
            count={dealer && !suspension && <RequestCount sellerId={dealer.sellerId} />}
            fetchPage={fetchPage}
            isWork
          />
        }
      >
        <Route element={screens}>{ownPages}</Route>
        {publicPages}
        {readablePaths.map((path) => (
          <Route key={path} path={path} element={<NotFoundPage />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
