import { type ReactNode, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { isMarketList } from '../shared/readable/readableAddress';
import { shownLocation } from '../ui/browser/locationUnder';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { LoadingPart } from '../ui/Loading';
import { prepareDialogs } from '../ui/overlays/dialogs';
import { Footer } from './Footer';
import type { FetchPage } from './fetchPage';
import { Navbar } from './Navbar';
import type { NavItem } from './navigation';
import { navTexts } from './texts';
import { usePrefetch } from './usePrefetch';
import { useRouteChange } from './useRouteChange';

/**
 * Milliseconds from the first press until the dialog library is loaded: most messages follow a press, and what the press
 * itself needs comes first.
 */
const dialogsDelay = 2_000;

interface ShellProps {
  /** The accessible name of the navbar. */
  readonly label: string;
  readonly items: readonly NavItem[];
  readonly bar?: ReactNode;
  readonly count?: ReactNode;
  readonly isWork?: boolean;
  readonly fetchPage: FetchPage;
}

/** The frame of both apps: navbar, page, footer. */
export function Shell({ fetchPage, isWork = false, ...navbar }: ShellProps) {
  const main = useRouteChange();
  usePrefetch(fetchPage);
  const { pathname } = shownLocation(useLocation());
  const isList = isMarketList(pathname);

  useEffect(() => {
    const prepare = () => setTimeout(prepareDialogs, dialogsDelay);
    document.addEventListener('click', prepare, { once: true });
    return () => document.removeEventListener('click', prepare);
  }, []);

  return (
    <>
      <a className="skip-link" href="#main">
        {navTexts.skip}
      </a>
      <Navbar {...navbar} isWork={isWork} />
      <main id="main" tabIndex={-1} ref={main}>
        {/* Another page resets the boundary. The tabs share it: each tab has its own boundary inside. */}
        <ErrorBoundary as="div" key={isList ? 'tabs' : pathname}>
          <Suspense fallback={<LoadingPart />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer hasSearches={isList && !isWork} />
    </>
  );
}
