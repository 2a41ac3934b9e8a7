import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { prepareDialogs } from '../ui/dialogs';
import { Loading } from '../ui/Loading';
import { Footer } from './Footer';
import { Navbar } from './Navbar';
import type { NavItem } from './navigation';
import { useRouteChange } from './useRouteChange';

/** Milliseconds: after what the first view needs. */
const dialogsDelay = 3_000;

/** The frame of both apps: navbar, page, footer. */
export function Shell({ label, items }: { label: string; items: readonly NavItem[] }) {
  const main = useRouteChange();

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
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
    </>
  );
}
