import { moveToAccountAtLogin } from '../accounts/moveToAccountAtLogin';
import { readDeviceListings } from './deviceListings';

/**
 * After the login of a buyer: moves the listings of this device to the account (SAVE-3). If there are none, it only
 * copies those of the account for the hearts, which nobody has to wait for.
 */
export function moveDeviceListings(): Promise<void> {
  const joined = moveToAccountAtLogin(async (userId) => (await import('./saved.service')).listSaved(userId));
  return readDeviceListings().length > 0 ? joined : Promise.resolve();
}
