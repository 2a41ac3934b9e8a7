import type { QueryKey } from '@tanstack/react-query';
import { forgetKnownLists } from '../shared/device/knownLists';
import { queryClient } from './queryClient';

/** Removes cached answers that are not on the screen: when they are opened, nobody sees the earlier answer first. */
export function forgetUnseen(...keys: readonly QueryKey[]): void {
  for (const queryKey of keys) queryClient.removeQueries({ queryKey, type: 'inactive' });
}

/**
 * Makes cached answers stale, by the beginnings of their keys. What is on the screen is refetched at once, and the rest
 * when it is opened. Nobody sees an old price first: what visitors can read is removed.
 */
export async function invalidate(...keys: readonly QueryKey[]): Promise<void> {
  if (keys.some(({ 0: root, length }) => root === 'market' && length === 1)) {
    forgetUnseen(['market']);
    forgetKnownLists();
  }
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
