import { useState } from 'react';
import type { ListingSearch } from '../search';

// IndexedDB is read when the box is used.
const load = () => import('./recentSearches');

export interface RecentSearches {
  /** The latest first; empty until they are read. */
  readonly searches: readonly ListingSearch[];
  readonly read: () => void;
  readonly remember: (search: ListingSearch) => void;
  readonly forget: () => void;
}

/** The last searches of this device. Without its storage, or without a network before the first use, there are none. */
export function useRecentSearches(): RecentSearches {
  const [searches, setSearches] = useState<readonly ListingSearch[]>([]);

  async function update(change: (store: Awaited<ReturnType<typeof load>>) => Promise<void>): Promise<void> {
    const store = await load().catch(() => null);
    if (!store) return;
    await change(store);
    setSearches(await store.readRecentSearches());
  }

  return {
    searches,
    read: () => void update(async () => undefined),
    remember: (search) => void update(({ rememberSearch }) => rememberSearch(search)),
    forget: () => void update(({ forgetRecentSearches }) => forgetRecentSearches()),
  };
}
