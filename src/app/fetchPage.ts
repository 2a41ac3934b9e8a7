import { idAt } from '../shared/addresses';
import { routesOf, type Site } from './routes';

/** Downloads the page at an address. */
export type FetchPage = (address: Pick<Location, 'pathname'>) => Promise<void>;

/**
 * Downloads a page's chunks before it is shown. Ignores failures: rendering the page tries again, and shows the error.
 */
export function fetchPageOf(site: Site): FetchPage {
  return async ({ pathname }) => {
    const route = routesOf(site).find(({ path, also = [] }) =>
      [path, ...also.map((other) => other.path)].some((each) => idAt(each, pathname) !== null),
    );
    if (route) await Promise.allSettled([route.load(), route.alsoLoad?.(pathname)]);
  };
}
