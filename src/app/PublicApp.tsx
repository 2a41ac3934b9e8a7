import { lazy } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { BookingParts } from '../bookings/sheet/BookingParts';
import { LaterTray } from '../compare/LaterTray';
import { LoginStep } from '../login/LoginStep';
import { OverlaidListing } from '../pages/public/OverlaidListing';
import { paths } from '../shared/addresses/addresses';
import { shownLocation } from '../ui/browser/locationUnder';
import { HomeTabs } from './HomeTabs';
import { PublicShell } from './PublicShell';
import { pageRoutes } from './pageRoutes';
import { isBelowTabs, routesOf } from './routes';

const DealerLoginNeededPage = lazy(() => import('../pages/public/DealerLoginNeededPage'));
const NotFoundPage = lazy(() => import('../pages/NotFoundPage'));

const pages = routesOf('public');
const tabs = pageRoutes(pages.filter(isBelowTabs));
const others = pageRoutes(pages.filter((page) => !isBelowTabs(page)));

/** The addresses of the dashboard, which dealers may open after their session has ended. */
const dealerPaths = routesOf('dealer')
  .map(({ path }) => path)
  .filter((path) => pages.every((page) => page.path !== path));

/** The page that fills the screen, and the listing that may be shown over it. */
export function PublicPages() {
  return (
    <>
      <Routes location={shownLocation(useLocation())}>
        <Route element={<HomeTabs site="public" />}>{tabs}</Route>
        {others}
        {dealerPaths.map((path) => (
          <Route
            key={path}
            path={path}
            caseSensitive
            element={<DealerLoginNeededPage isBookings={path === paths.dealerBookings} />}
          />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
      <OverlaidListing />
      <BookingParts />
      <LoginStep />
      <LaterTray />
    </>
  );
}

/** What visitors and buyers see (NAV-1). */
export function PublicApp() {
  return (
    <Routes>
      <Route element={<PublicShell />}>
        <Route path="*" element={<PublicPages />} />
      </Route>
    </Routes>
  );
}
