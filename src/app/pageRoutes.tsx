import { lazy, type ReactElement } from 'react';
import { Route } from 'react-router-dom';
import type { AppRoute } from './routes';

/** The entries of the route table as elements for the router. */
export function pageRoutes(routes: readonly AppRoute[]): readonly ReactElement[] {
  return routes.flatMap(({ path, also = [], load, props }) => {
    const Page = lazy(load);
    // One component, so that a page stays in place when only its address changes.
    return [path, ...also.map((other) => other.path)].map((each) => (
      // Hosting is case-sensitive, so the router must be too. NotFoundPage leads from other spellings (NAV-28).
      <Route key={each} path={each} caseSensitive element={<Page {...props} />} />
    ));
  });
}
