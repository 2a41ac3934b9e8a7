import { invalidate } from '../lists/invalidate';
import type { ListingId } from '../shared/addresses/addresses';
import { isAppError } from '../shared/appError';
import type { Uid } from '../shared/valueTypes';
import { readAccountCopy, readDeviceListings, writeAccountCopy, writeDeviceListings } from './deviceListings';
import { showSaved } from './saved.queries';
import { type SavedListing, withoutSaved, withSaved } from './savedListing';

/** Where a person's listings are kept. */
export interface SavedStore {
  /** Both throw AppError. */
  readonly save: (listing: SavedListing) => Promise<void>;
  readonly remove: (listing: ListingId) => Promise<void>;
}

const deviceStore: SavedStore = {
  save: async (listing) => writeDeviceListings(withSaved(readDeviceListings(), listing)),
  remove: async (listing) => writeDeviceListings(withoutSaved(readDeviceListings(), listing)),
};

const loadService = () => import('./saved.service');

type Service = Awaited<ReturnType<typeof loadService>>;

function accountStore(userId: Uid): SavedStore {
  /** An optimistic update: shows the change at once, and undoes it if the write fails. */
  async function change(
    local: (saved: readonly SavedListing[]) => readonly SavedListing[],
    send: (service: Service) => Promise<readonly SavedListing[]>,
  ): Promise<void> {
    const before = readAccountCopy(userId);
    writeAccountCopy(userId, local(before));
    try {
      showSaved(userId, await send(await loadService()));
    } catch (error) {
      writeAccountCopy(userId, before);
      // The page then says that a login is needed.
      if (isAppError(error, 'signedOut')) void invalidate(['buyer']);
      throw error;
    }
  }

  return {
    save: (listing) =>
      change(
        (saved) => withSaved(saved, listing),
        (service) => service.saveListing(userId, listing),
      ),
    remove: (listing) =>
      change(
        (saved) => withoutSaved(saved, listing),
        (service) => service.removeListing(userId, listing),
      ),
  };
}

/** The account of a buyer, or this device. @param userId null: a visitor */
export function savedStoreOf(userId: Uid | null): SavedStore {
  return userId === null ? deviceStore : accountStore(userId);
}
