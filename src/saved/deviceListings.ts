import type { Uid } from '../shared/valueTypes';
import { accountCopy, deviceListings } from './savedCopies';
import { readLines, type SavedListing, toLine } from './savedListing';

/** Reads and writes the saved listings of this device. */

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
