import { idAt, listAddress } from '../shared/addresses/addresses';
import { readableAt } from '../shared/readable/readableAddress';
import { routesOf, type Site } from './routes';

/** Downloads the page at an address. */
export type FetchPage = (address: Pick<Location, 'pathname'>) => Promise<void>;

/**
 * Downloads a page's chunks before it is shown. Ignores failures: rendering the page tries again, and shows the error.
 */
export function fetchPageOf(site: Site): FetchPage {
  return async ({ pathname }) => {
    const readable = readableAt(pathname);
    const own = readable ? listAddress(readable.kind) : pathname;
    const route = routesOf(site).find(({ path }) => idAt(path, own) !== null);
    if (route) await Promise.allSettled([route.load(), route.alsoLoad?.(pathname)]);
  };
}
