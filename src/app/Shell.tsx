import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Loading } from '../ui/Loading';
import { Footer } from './Footer';
import { Navbar } from './Navbar';
import type { NavItem } from './navigation';
import { useRouteChange } from './useRouteChange';

/** The frame of both apps: navbar, page, footer. */
export function Shell({ label, items }: { label: string; items: readonly NavItem[] }) {
  const main = useRouteChange();
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
