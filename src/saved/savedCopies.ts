import { savedCopyKey } from '../accounts/session';
import { type DeviceText, deviceText } from '../shared/device/deviceText';
import type { Uid } from '../shared/valueTypes';

/**
 * Saved listings in local storage, in one text: those of visitors, and a copy of those of the account. With the copy,
 * the hearts of a list need no request. What reads and changes the lines is loaded when something is saved.
 */

/** The listings that a visitor keeps on this device. The login of a buyer moves them to the account (SAVE-3). */
export const deviceListings: DeviceText = deviceText('savedListings');

/** The copy of the account's listings, with the buyer's id before them. A logout removes it. */
export const accountCopy: DeviceText = deviceText(savedCopyKey);

/** The text with the listings of a buyer, or of a visitor. */
export function savedTextOf(userId: Uid | null): DeviceText {
  return userId === null ? deviceListings : accountCopy;
}
