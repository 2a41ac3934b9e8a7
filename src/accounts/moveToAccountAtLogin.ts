import type { Uid } from '../shared/valueTypes';
import { readSession } from './sessionStore';

/**
 * After the login of a buyer: moves what this device keeps to the account. If this fails, the data stays on the device
 * and moves when the buyer opens the page.
 *
 * @param join reads the account, and moves what the device has
 */
export async function moveToAccountAtLogin(join: (userId: Uid) => Promise<unknown>): Promise<void> {
  const { buyer } = readSession();
  if (!buyer) return;
  try {
    await join(buyer.userId);
  } catch {
    // Nothing is lost.
  }
}
