import type { ListingSearch } from '../search/search';
import { isAppError } from '../shared/appError';
import { markAsLookedAtOnDevice, removeFromDevice, saveOnDevice } from './deviceSearches';
import type { SavedSearch } from './savedSearch';
import { readSearchesAgain, rememberSearch, rememberSearches } from './savedSearches.queries';

/** Where a person's searches are kept. Each function throws AppError. */
export interface SearchStore {
  readonly save: (search: ListingSearch) => Promise<void>;
  readonly markAsLookedAt: (saved: SavedSearch) => Promise<void>;
  readonly remove: (saved: SavedSearch) => Promise<void>;
}

const loadService = () => import('./savedSearches.service');

function accountStore(userId: string): SearchStore {
  return {
    async save(search) {
      rememberSearches(userId, await (await loadService()).saveSearch(userId, search));
    },
    async markAsLookedAt(saved) {
      await (await loadService()).markAsLookedAt(userId, saved);
      const lookedAt = new Date();
      rememberSearch(userId, saved.id, (known) => ({ ...known, lookedAt }));
    },
    async remove(saved) {
      try {
        await (await loadService()).removeSearch(userId, saved);
        rememberSearch(userId, saved.id, () => null);
      } catch (error) {
        // The list then says that a login is needed.
        if (isAppError(error, 'signedOut')) void readSearchesAgain(userId);
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
export function searchStoreOf(userId: string | null): SearchStore {
  return userId === null ? deviceStore : accountStore(userId);
}
