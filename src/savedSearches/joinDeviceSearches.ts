import { readSession } from '../accounts/sessionStore';
import { readDeviceSearches } from './deviceSearches';

/**
 * After the login of a buyer: moves the searches of this device to the account (SEARCH-27). If it fails, they stay, and
 * move when the buyer opens My Searches.
 */
export async function joinDeviceSearches(): Promise<void> {
  const { buyer } = readSession();
  if (!buyer || readDeviceSearches().length === 0) return;
  try {
    const { listSearches } = await import('./savedSearches.service');
    await listSearches(buyer.userId);
  } catch {
    // They are not lost.
  }
}
