import { joinAtLogin } from '../accounts/joinAtLogin';
import { readDeviceSearches } from './deviceSearches';

/** After the login of a buyer: moves the searches of this device to the account (SEARCH-27). */
export function joinDeviceSearches(): Promise<void> {
  return joinAtLogin(async (userId) => {
    if (readDeviceSearches().length > 0) await (await import('./savedSearches.service')).listSearches(userId);
  });
}
