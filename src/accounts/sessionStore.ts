import { readLocalText } from '../shared/device/localText';
import {
  type BuyerSession,
  bookingNewsKey,
  bookingsCopyKey,
  type DealerSession,
  type Session,
  savedCopyKey,
  sessionKeys,
  storedLanguageKey,
} from './session';

const changed = 'second-gear:session';

/** null if local storage is blocked. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function write(entries: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(entries)) {
    try {
      storage()?.setItem(key, value);
    } catch {
      // Storage is blocked or full. The session then lasts until the page is left.
    }
  }
}

/** Tells the components of this tab that the session has changed. A login that reloads the page does without. */
export function announceSession(): void {
  window.dispatchEvent(new Event(changed));
}

function forget(keys: readonly string[]): void {
  for (const key of keys) storage()?.removeItem(key);
  announceSession();
}

/** A buyer is logged in if a user name is stored, a dealer if a seller id is stored (NAV-3). */
export function readSession(): Session {
  const name = readLocalText(sessionKeys.userName);
  const sellerId = readLocalText(sessionKeys.sellerId);
  return {
    buyer: name ? { userId: readLocalText(sessionKeys.userId), name } : null,
    dealer: sellerId ? { sellerId, dealerName: readLocalText(sessionKeys.dealerName) } : null,
  };
}

/** For the early script, which stays small without the rest of the session. */
export function isDealerLoggedIn(): boolean {
  return readLocalText(sessionKeys.sellerId) !== '';
}

/** Calls back when the session changes, in this tab or in another one. */
export function watchSession(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(changed, onChange);
  };
}

export function rememberBuyer({ userId, name }: BuyerSession, phone: string): void {
  write({ [sessionKeys.userId]: userId, [sessionKeys.userName]: name, [sessionKeys.userPhone]: phone });
}

/** A device has one person at a time: the login of a dealer ends a buyer's session. */
export function rememberDealer({ sellerId, dealerName }: DealerSession): void {
  forgetBuyer();
  write({
    [sessionKeys.sellerId]: sellerId,
    [sessionKeys.sellerName]: dealerName,
    [sessionKeys.dealerName]: dealerName,
  });
}

/** A buyer's logout removes the name, the phone and what was copied from the account, and nothing else (ACC-13). */
export function forgetBuyer(): void {
  forget([
    sessionKeys.userName,
    sessionKeys.userPhone,
    savedCopyKey,
    bookingsCopyKey,
    bookingNewsKey,
    storedLanguageKey,
  ]);
}

/** For a dealer whose sign-in has ended: the public site with the login is shown again. */
export function forgetDealer(): void {
  forget([sessionKeys.sellerId, sessionKeys.sellerName, sessionKeys.dealerName]);
}

/** A dealer's logout clears all of local storage (ACC-14). */
export function forgetEverything(): void {
  storage()?.clear();
  announceSession();
}
