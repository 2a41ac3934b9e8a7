import type { Listing } from '../listings/listing';
import { deviceText } from '../shared/device/deviceText';
import { readViewed, toViewed, withViewed } from './viewedListing';

/** The listings that were looked at on this device. They never leave it (SAVE-9). */
export const deviceViewed = deviceText('recentlyViewed');

export function rememberViewed(listing: Listing): void {
  const viewed = toViewed(listing);
  if (!viewed) return;
  const text = JSON.stringify(withViewed(readViewed(deviceViewed.read()), viewed));
  if (text === deviceViewed.read()) return;
  try {
    deviceViewed.write(text);
  } catch {
    // A browser that stores nothing remembers nothing.
  }
}

export function forgetViewed(): void {
  try {
    deviceViewed.write('');
  } catch {
    // Nothing is stored.
  }
}
