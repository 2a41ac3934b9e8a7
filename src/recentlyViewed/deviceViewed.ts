import type { Listing } from '../listings/listing';
import { readViewed, toViewed, withViewed } from './viewedListing';
import { viewedText } from './viewedText';

export function rememberViewed(listing: Listing): void {
  const viewed = toViewed(listing);
  if (!viewed) return;
  const text = JSON.stringify(withViewed(readViewed(viewedText.read()), viewed));
  if (text === viewedText.read()) return;
  try {
    viewedText.write(text);
  } catch {
    // A browser that stores nothing remembers nothing.
  }
}

export function forgetViewed(): void {
  try {
    viewedText.write('');
  } catch {
    // Nothing is stored.
  }
}
