import { savedCopyKey } from '../accounts/session';
import { type DeviceText, deviceText } from '../shared/device/deviceText';
import type { Uid } from '../shared/valueTypes';
import { readLines, type SavedListing, toLine } from './savedListing';

/**
 * Saved listings in local storage, in one text: those of visitors, and a copy of those of the account. With the copy,
 * the hearts of a list need no request.
 */

/** The listings that a visitor keeps on this device. The login of a buyer moves them to the account (SAVE-3). */
export const deviceListings: DeviceText = deviceText('savedListings');

/** The copy of the account's listings, with the buyer's id before them. A logout removes it. */
export const accountCopy: DeviceText = deviceText(savedCopyKey);

export function readDeviceListings(text = deviceListings.read()): readonly SavedListing[] {
  return readLines(text.split(' '));
}

/** @throws AppError 'unknown' when the browser stores nothing */
export function writeDeviceListings(saved: readonly SavedListing[]): void {
  deviceListings.write(saved.map(toLine).join(' '));
}

/** Nothing for another buyer than the one of the copy. */
export function readAccountCopy(userId: Uid, text = accountCopy.read()): readonly SavedListing[] {
  const [owner, ...lines] = text.split(' ');
  return owner === userId ? readLines(lines) : [];
}

/** Without storage, the hearts are empty until the buyer presses one. */
export function writeAccountCopy(userId: Uid, saved: readonly SavedListing[]): void {
  try {
    accountCopy.write(saved.length === 0 ? '' : [userId, ...saved.map(toLine)].join(' '));
  } catch {
    // It is only a copy.
  }
}
