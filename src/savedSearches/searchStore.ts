import { invalidate } from '../lists/invalidate';
import type { ListingSearch } from '../search/search';
import { isAppError } from '../shared/appError';
import type { Uid } from '../shared/valueTypes';
import { markAsLookedAtOnDevice, removeFromDevice, saveOnDevice } from './deviceSearches';
import type { SavedSearch } from './savedSearch';
import { changeSearches } from './savedSearches.queries';

/** Where a person's searches are kept. Each function throws AppError. */
export interface SearchStore {
  readonly save: (search: ListingSearch) => Promise<void>;
  readonly markAsLookedAt: (saved: SavedSearch) => Promise<void>;
  readonly remove: (saved: SavedSearch) => Promise<void>;
}

const loadService = () => import('./savedSearches.service');

function accountStore(userId: Uid): SearchStore {
  return {
    async save(search) {
      const searches = await (await loadService()).saveSearch(userId, search);
      changeSearches(userId, () => searches);
    },
    async markAsLookedAt(saved) {
      await (await loadService()).markAsLookedAt(userId, saved);
      const lookedAt = new Date();
      changeSearches(userId, (known) => known?.map((each) => (each.id === saved.id ? { ...each, lookedAt } : each)));
    },
    async remove(saved) {
      try {
        await (await loadService()).removeSearch(userId, saved);
        changeSearches(userId, (known) => known?.filter(({ id }) => id !== saved.id));
      } catch (error) {
        // The list then says that a login is needed.
        if (isAppError(error, 'signedOut')) void invalidate(['buyer']);
        throw error;
      }
    },
  };
}

const deviceStore: SearchStore = {
  save: async (search) => saveOnDevice(search),
  markAsLookedAt: async (saved) => markAsLookedAtOnDevice(saved),
  remove: async (saved) => removeFromDevice(saved),
};

/** The account of a buyer, or this device. @param userId null: a visitor */
export function searchStoreOf(userId: Uid | null): SearchStore {
  return userId === null ? deviceStore : accountStore(userId);
}
