import { type QueryKey, queryOptions } from '@tanstack/react-query';

/** The name under which this device stores a public list: 'public/approved/car/newest'. */
export function offlineName([, ...key]: QueryKey): string {
  return key.join('/');
}

/** The offline copy of the list with that key. */
export function offlineList<Item>(key: QueryKey) {
  return queryOptions({
    queryKey: ['fixed', 'offline', ...key],
    queryFn: async () => (await import('../offline/offlineLists')).readOfflineList<Item>(offlineName(key)),
  });
}
