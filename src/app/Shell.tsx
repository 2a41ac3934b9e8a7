import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { shownLocation } from '../pages/locationUnder';
import { prepareDialogs } from '../ui/dialogs';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Loading } from '../ui/Loading';
import { Footer } from './Footer';
import { Navbar } from './Navbar';
import type { NavItem } from './navigation';
import { type FetchPage, usePrefetch } from './usePrefetch';
import { useRouteChange } from './useRouteChange';

/** Milliseconds: after what the first view needs. */
const dialogsDelay = 3_000;

interface ShellProps {
  /** The navbar's. */
  readonly label: string;
  readonly items: readonly NavItem[];
  readonly fetchPage: FetchPage;
}

/** The frame of both apps: navbar, page, footer. */
export function Shell({ label, items, fetchPage }: ShellProps) {
  const main = useRouteChange();
  usePrefetch(fetchPage);
  const { pathname } = shownLocation(useLocation());

  useEffect(() => {
    const timer = setTimeout(prepareDialogs, dialogsDelay);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <Navbar label={label} items={items} />
      <main id="main" tabIndex={-1} ref={main}>
        {/* Another page gets another try. */}
        <ErrorBoundary as="div" key={pathname}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </>
  );
}
