import { base } from '../language';
import { addressBelow, pathBelow } from './base';

/**
 * The seam between the app's paths, which are the same in every language, and the addresses that the browser has:
 * /cars is /hi/cars in Hindi. The router does the same for links.
 */

export function ownAddress(path: string): string {
  return addressBelow(base, path);
}

/** The same with the origin, for sharing. */
export function fullAddress(path: string): string {
  return window.location.origin + ownAddress(path);
}

/** The path of an address in this language: /cars of /hi/cars. An address in another language stays as it is. */
export function pathOf(pathname: string): string {
  return pathBelow(base, pathname) ?? pathname;
}

/** The path and the parameters of the page that is shown. */
export function shownAddress(): Pick<Location, 'pathname' | 'search'> {
  const { pathname, search } = window.location;
  return { pathname: pathOf(pathname), search };
}

/** Leaves the page for another one of the app, and loads the app again. */
export function leaveFor(path: string): void {
  window.location.assign(ownAddress(path));
}
