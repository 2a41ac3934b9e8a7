import { moveToAccountAtLogin } from '../accounts/moveToAccountAtLogin';
import { readDeviceSearches } from './deviceSearches';

/** After the login of a buyer: moves the searches of this device to the account (SEARCH-27). */
export function moveDeviceSearches(): Promise<void> {
  return moveToAccountAtLogin(async (userId) => {
    if (readDeviceSearches().length > 0) await (await import('./savedSearches.service')).listSearches(userId);
  });
}
