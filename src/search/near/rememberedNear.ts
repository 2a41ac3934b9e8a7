import { readLocalText } from '../../shared/device/localText';
import { type Near, readNear, writeNear } from './near';

/** The last place that was chosen on this device (SEARCH-22): a district's name and a radius, in the form of an address. */

const key = 'second-gear:near';

/** null if there is none. */
export function readRememberedNear(): Near | null {
  return readNear(new URLSearchParams(readLocalText(key)));
}

export function rememberNear(near: Near): void {
  const address = new URLSearchParams();
  writeNear(near, address);
  try {
    window.localStorage.setItem(key, address.toString());
  } catch {
    // Storage is blocked or full. People choose the place again.
  }
}
