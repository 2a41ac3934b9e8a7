import { lazy } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { logoutTexts } from '../accounts/logoutTexts';
import { readSession } from '../accounts/sessionStore';
import { useSession } from '../accounts/useSession';
import RequestCount from '../bookings/today/RequestCount';
import { useSuspension } from '../dealers/ownProfile/useSuspension';
import { paths } from '../shared/addresses/addresses';
import { leaveFor } from '../shared/addresses/ownAddress';
import { showError } from '../ui/overlays/dialogs';
import { DealerBar } from './DealerBar';
import { dealerNavTexts } from './dealerTexts';
import { fetchPageOf } from './fetchPage';
import { HomeTabs } from './HomeTabs';
import type { NavItem } from './navigation';
import { pageRoutes } from './pageRoutes';
import { type AppRoute, isBelowTabs, linksIn, routesOf } from './routes';
import { Shell } from './Shell';
import { navTexts } from './texts';

const SuspendedPage = lazy(() => import('../pages/dealer/SuspendedPage'));
const NotFoundPage = lazy(() => import('../pages/NotFoundPage'));

const isOwn = ({ audience }: AppRoute) => !audience.includes('public');
const ownPages = pageRoutes(routesOf('dealer').filter(isOwn));
/** Pages that buyers see too: the market, and a dealer's own place in it. They also work while the dealer is suspended. */
const publicPages = routesOf('dealer').filter((route) => !isOwn(route));
const market = pageRoutes(publicPages.filter(isBelowTabs));
const otherPublicPages = pageRoutes(publicPages.filter((route) => !isBelowTabs(route)));

const fetchPage = fetchPageOf('dealer');

/** Clears local storage and starts over at the root (ACC-14). Asks first if drafts would be lost. */
async function logOut(): Promise<void> {
  try {
    const [{ confirmLogOut }, { discardDraftsAndLogOut }] = await Promise.all([
      import('../stock/drafts/confirmLogOut'),
      import('../stock/drafts/logOut.service'),
    ]);
    if (!(await confirmLogOut(readSession().dealer?.sellerId ?? ''))) return;
    await discardDraftsAndLogOut();
  } catch {
    await showError(logoutTexts.failed);
    return;
  }
  leaveFor(paths.home);
}

const logout: NavItem = { type: 'action', label: navTexts.logout, run: () => void logOut() };

const items: readonly NavItem[] = [
  ...linksIn('dealer', 'start'),
  { type: 'menu', label: navTexts.add, items: linksIn('dealer', 'addMenu') },
  { type: 'menu', label: dealerNavTexts.market, items: linksIn('dealer', 'tabs') },
  ...linksIn('dealer', 'account'),
  ...linksIn('dealer', 'end'),
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
  const count = dealer && !suspension && <RequestCount sellerId={dealer.sellerId} />;
  return (
    <Routes>
      <Route
        element={
          <Shell
            label={navTexts.dealerLabel}
            items={suspension ? [logout] : items}
            count={count}
            bar={suspension ? null : <DealerBar count={count} />}
            fetchPage={fetchPage}
            isWork
          />
        }
      >
        <Route element={screens}>{ownPages}</Route>
        <Route element={<HomeTabs site="dealer" />}>{market}</Route>
        {otherPublicPages}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
