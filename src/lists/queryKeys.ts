import type { QueryKey } from '@tanstack/react-query';

/**
 * The first part of a query key. A write makes all answers below a root stale, or names a longer beginning of keys. Only
 * what is on the screen is refetched.
 */
type Root =
  /** What visitors can read: listings, dealers, ratings, blocked hours. */
  | 'market'
  /** What a dealer owns. */
  | 'dealer'
  /** What a buyer owns. */
  | 'buyer'
  /** The lists of bookings of a buyer or a dealer. They have a root of their own because moves change them in place. */
  | 'bookings'
  /** What the admin reads. */
  | 'admin'
  /** The lists in which the admin decides. What is decided stays in its list until the list is opened again. */
  | 'adminLists'
  /** What no write makes stale: it does not change, or a form has begun with it. */
  | 'fixed';

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [Root, ...unknown[]];
  }
}

/**
 * The key of a list that is the same for everybody and may be kept offline: the approved listings and the dealers. A
 * single dealer's listings have no such key: the offline copy would tell which dealers somebody has looked at.
 */
export function publicKey(...key: readonly string[]): QueryKey {
  return ['market', 'public', ...key];
}

export function isPublicList([root, scope]: QueryKey): boolean {
  return root === 'market' && scope === 'public';
}
