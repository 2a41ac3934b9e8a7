import type { QueryKey } from '@tanstack/react-query';

/**
 * All that visitors can read: listings, dealers, ratings, blocked hours. What a dealer or the admin writes makes all of it
 * stale. A buyer's writes change nothing there but their own answers.
 */
export const market: QueryKey = ['market'];

export function marketKey(...key: readonly unknown[]): QueryKey {
  return [...market, ...key];
}

/**
 * The key of a list that is the same for everybody and may be kept offline: the approved listings and the dealers. A
 * single dealer's listings have no such key: the offline copy would tell which dealers somebody has looked at.
 */
export function publicKey(...key: readonly string[]): QueryKey {
  return marketKey('public', ...key);
}

export function isPublicList([root, scope]: QueryKey): boolean {
  return root === market[0] && scope === 'public';
}
