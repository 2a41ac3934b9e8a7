import type { QueryKey } from '@tanstack/react-query';

/**
 * The key of a list that is the same for everybody and may be kept offline: the approved listings and the dealers. A
 * single dealer's listings have no such key: the offline copy would tell which dealers somebody has looked at.
 */
export function publicKey(...key: readonly string[]): readonly string[] {
  return ['public', ...key];
}

export function isPublicList([scope]: QueryKey): boolean {
  return scope === 'public';
}
