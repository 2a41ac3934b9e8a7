import { lazy, type ReactElement } from 'react';
import { Route } from 'react-router-dom';
import type { AppRoute } from './routes';

/** The entries of the route table as elements for the router. */
export function pageRoutes(routes: readonly AppRoute[]): readonly ReactElement[] {
  return routes.map(({ path, load, props }) => {
    const Page = lazy(load);
    return <Route key={path} path={path} element={<Page {...props} />} />;
  });
}
